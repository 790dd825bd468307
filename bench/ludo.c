/* Ludo as a C programmer would write it: four players, two tokens each, the rule text's rules and priorities.
   Usage: ludo GAMES SEED  ->  moves, wins of the first seat, CPU seconds. */
#include "common.h"
#include <string.h>

enum { SEATS = 4, YARD = -1, READY = 0, LAST = 50, END = 57, NOWHERE = -2, RING = 56 };

static signed char space_of[SEATS][END + 2]; /* by steps + 1: the ring space, 0 off the ring */
static signed char leads_to[END + 2][7];     /* by steps + 1 and roll */

static void fill_tables(void) {
    for (int seat = 0; seat < SEATS; seat++)
        for (int steps = 1; steps <= LAST; steps++) space_of[seat][steps + 1] = (14 * seat + steps - 1) % RING + 1;
    for (int steps = YARD; steps <= END; steps++)
        for (int roll = 1; roll <= 6; roll++) {
            int to = steps + roll > END ? 2 * END - steps - roll : steps + roll;
            if (steps == YARD) to = roll == 6 ? READY : NOWHERE;
            if (steps == END) to = NOWHERE;
            leads_to[steps + 1][roll] = to;
        }
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, moves = 0, first = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    fill_tables();
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint64_t key = key_of(seed, game), draw = 0;
        signed char steps[SEATS][2];
        unsigned char owner[RING + 1]; /* by space: whose tokens stand there, from 1; 0 for nobody's */
        int next[SEATS] = {1, 2, 3, 0}, seat = 0, bonus = 0, finished = 0;
        memset(steps, YARD, sizeof steps);
        memset(owner, 0, sizeof owner);
        while (finished < SEATS - 1) {
            int roll = 1 + below(key, draw++, 6), me = seat + 1, token = -1;
            int p = steps[seat][0], q = steps[seat][1];
            int p_to = leads_to[p + 1][roll], q_to = leads_to[q + 1][roll];
            if (p == q || q_to == NOWHERE) {
                if (p_to != NOWHERE) token = 0;
            } else if (p_to == NOWHERE) {
                token = 1;
            } else {
                draw++;
                int p_meets = owner[(int)space_of[seat][p_to + 1]], q_meets = owner[(int)space_of[seat][q_to + 1]];
                int p_kicks = p_meets && p_meets != me, q_kicks = q_meets && q_meets != me;
                if (p == YARD || q == YARD) token = q == YARD;
                else if (p_to == END || q_to == END) token = q_to == END;
                else if (p_kicks != q_kicks) token = q_kicks;
                else token = q < p;
            }
            if (token >= 0) {
                int here = token ? q : p, to = token ? q_to : p_to;
                int space = space_of[seat][to + 1];
                owner[(int)space_of[seat][here + 1]] = 0;
                steps[seat][token] = to;
                if (p == q && here > READY) steps[seat][1 - token] = to;
                if (space) {
                    int other = owner[space] - 1;
                    if (other >= 0 && other != seat)
                        for (int t = 0; t < 2; t++)
                            if (space_of[other][steps[other][t] + 1] == space) steps[other][t] = YARD;
                    owner[space] = me;
                }
                if (to == END && steps[seat][0] == END && steps[seat][1] == END) {
                    first += finished++ == 0 && seat == 0;
                    for (int s = 0; s < SEATS; s++)
                        if (next[s] == seat) next[s] = next[seat];
                    seat = next[seat];
                    bonus = 0;
                    continue;
                }
            }
            if (roll == 6 && !bonus) {
                bonus = 1;
            } else {
                seat = next[seat];
                bonus = 0;
            }
        }
        moves += draw;
    }
    double seconds = seconds_since(began);
    printf("%ld %ld %.6f\n", moves, first, seconds);
}
