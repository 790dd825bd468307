/* Snakes & Ladders as a C programmer would write it: two players, the Milton Bradley board of 1952,
   classic rules. Usage: snakes GAMES SEED  ->  moves, wins of the first seat, CPU seconds. */
#include "common.h"

#define LAST 100

static const int jumps[][2] = {
    {1, 38}, {4, 14}, {9, 31}, {21, 42}, {28, 84}, {36, 44}, {51, 67}, {71, 91}, {80, 100},
    {16, 6}, {47, 26}, {49, 11}, {56, 53}, {62, 19}, {64, 60}, {87, 24}, {93, 73}, {95, 75}, {98, 78}};
static int leads_to[LAST + 1];

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, rolls = 0, first = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    for (int i = 0; i <= LAST; i++) leads_to[i] = i;
    for (unsigned i = 0; i < sizeof jumps / sizeof *jumps; i++) leads_to[jumps[i][0]] = jumps[i][1];
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint64_t key = key_of(seed, game), draw = 0;
        int at[2] = {0, 0}, seat = 0, sixes = 0;
        for (;;) {
            int roll = 1 + below(key, draw++, 6);
            sixes = roll == 6 ? sixes + 1 : 0;
            if (sixes == 3) {
                sixes = 0;
                seat ^= 1;
                continue;
            }
            int to = at[seat] + roll;
            if (to <= LAST) {
                at[seat] = leads_to[to];
                if (at[seat] == LAST) break;
            }
            if (roll != 6) seat ^= 1;
        }
        rolls += draw;
        first += seat == 0;
    }
    printf("%ld %ld %.6f\n", rolls, first, seconds_since(began));
}
