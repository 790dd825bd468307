/* Snakes & Ladders as a C programmer would write it: two players, the 1952 Milton Bradley board,
   classic rules, and the same generator as boardloom/engine/random.py, so that every game is the
   same game. Usage: snakes GAMES SEED  ->  rolls, wins of the first seat, CPU seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define LAST 100

static const int jumps[][2] = {
    {1, 38}, {4, 14}, {9, 31}, {21, 42}, {28, 84}, {36, 44}, {51, 67}, {71, 91}, {80, 100},
    {16, 6}, {47, 26}, {49, 11}, {56, 53}, {62, 19}, {64, 60}, {87, 24}, {93, 73}, {95, 75}, {98, 78}};
static int leads_to[LAST + 1];

static inline uint64_t mix(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static const uint64_t STEP = 0x9E3779B97F4A7C15u;

static inline int below(uint64_t key, uint64_t draw, uint32_t bound) {
    uint64_t bits = mix(key ^ (draw + 1) * STEP);
    uint64_t wide = (bits >> 32) * bound;
    if ((uint32_t)wide < bound) {
        uint32_t unfair = -bound % bound;
        while ((uint32_t)wide < unfair) {
            bits = mix(bits + STEP);
            wide = (bits >> 32) * bound;
        }
    }
    return (int)(wide >> 32);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, rolls = 0, first = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    for (int i = 0; i <= LAST; i++) leads_to[i] = i;
    for (unsigned i = 0; i < sizeof jumps / sizeof *jumps; i++) leads_to[jumps[i][0]] = jumps[i][1];
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint64_t key = mix(mix(seed ^ STEP) ^ (uint64_t)game * STEP);
        int at[2] = {0, 0}, seat = 0, sixes = 0;
        uint64_t draw = 0;
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
    printf("%ld %ld %.6f\n", rolls, first, (double)(clock() - began) / CLOCKS_PER_SEC);
}
