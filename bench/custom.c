/* The custom board as a C programmer would write it: the classic board of 20 squares, three players.
   Usage: custom GAMES SEED  ->  moves, wins of the first seat, CPU seconds. */
#include "common.h"

#define LAST 19
#define SEATS 3

enum { LUCKY = 1, UNLUCKY, NORMAL };
static const char squares[] = "..?.L.U+.#.R.L?.U+..";

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, moves = 0, first = 0, coins_given = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint64_t key = key_of(seed, game), draw = 0;
        int at[SEATS] = {0}, coins[SEATS] = {0}, in_prison[SEATS] = {0}, turns[SEATS] = {0};
        int type[SEATS] = {LUCKY, NORMAL, UNLUCKY}, seat = 0;
        for (;;) {
            if (in_prison[seat]) {
                draw++;
                in_prison[seat] = 0;
                turns[seat]++;
                seat = seat + 1 < SEATS ? seat + 1 : 0;
                continue;
            }
            int throw = below(key, draw++, 36), d1 = throw / 6 + 1, d2 = throw % 6 + 1, extra = d1 == d2;
            int to = at[seat] + d1 + d2;
            turns[seat]++;
            if (to > LAST) break;
            at[seat] = to;
            switch (squares[to]) {
            case '.': coins[seat]++; break;
            case '?': type[seat] = 1 + below(key, draw++, 3); break;
            case '#': in_prison[seat] = 1; break;
            case 'L': if (type[seat] != UNLUCKY) at[seat] += 3; break;
            case 'U': if (type[seat] != LUCKY) at[seat] = at[seat] > 3 ? at[seat] - 3 : 0; break;
            case 'R':
                if (seat != SEATS - 1) {
                    at[seat] = at[SEATS - 1];
                    at[SEATS - 1] = to;
                }
                break;
            case '+': extra = 1; break;
            }
            if (at[seat] >= LAST) break;
            if (!extra) seat = seat + 1 < SEATS ? seat + 1 : 0;
        }
        moves += draw;
        first += seat == 0;
        for (int p = 0; p < SEATS; p++) coins_given += coins[p] + turns[p];
    }
    double seconds = seconds_since(began);
    if (coins_given < 0) puts("never; the coins are counted so that nothing is left out");
    printf("%ld %ld %.6f\n", moves, first, seconds);
}
