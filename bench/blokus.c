/* Blokus as a C programmer would write it, by the same method as our rules: every shape is looked for on the
   whole board at once. The tables come from the same numbers (tables.h, written by blokus.py), the board's size
   is known to the compiler, and nothing is cleared that need not be.
   Usage: blokus GAMES SEED LISTS  ->  moves, wins of the first seat, CPU seconds.
   LISTS is 1 to make the full list of choices on every turn, 0 to count them and pick one. */
#include "common.h"
#include "tables.h"
#include <string.h>

#define ROWS 24
#define PITCH 28
#define COPIES 8
#define WEST 3
#define ALL ((1u << 21) - 1)

static uint32_t cells[4 * ROWS + 2], hand[4], blocked;
static int last[4], colour, passes, over;

static uint32_t mask[COPIES * PITCH], touch[COPIES * PITCH], fits[6 * ROWS], meets[6 * ROWS], found[ROWS];
static int list[PLACEMENTS + 1], counted[2 * SHAPES];

static uint32_t look(int c) {
    const uint32_t *mine = cells + 1 + c * ROWS, *starting = starts + c * ROWS;
    uint32_t opening = hand[c] == ALL ? ~0u : 0, some = 0;
    for (int r = 0; r < ROWS; r++) {
        uint32_t taken = cells[1 + r] | cells[1 + ROWS + r] | cells[1 + 2 * ROWS + r] | cells[1 + 3 * ROWS + r];
        uint32_t beside = mine[r - 1] | mine[r + 1];
        uint32_t open = board[r] & ~(taken | beside | mine[r] << 1 | mine[r] >> 1);
        uint32_t meet = (beside << 1 | beside >> 1 | (starting[r] & opening)) & open;
        mask[r] = open << WEST;
        touch[r] = meet << WEST;
        some |= meet;
    }
    return some;
}

static void spread(void) {
    for (int copy = 1; copy < COPIES; copy++)
        for (int r = 0; r < ROWS; r++) {
            mask[copy * PITCH + r] = mask[(copy - 1) * PITCH + r] >> 1;
            touch[copy * PITCH + r] = touch[(copy - 1) * PITCH + r] >> 1;
        }
}

static inline int find(int shape) {
    uint32_t *restrict fit = fits + area[shape] * ROWS, *restrict meet = meets + area[shape] * ROWS;
    const uint32_t *fitted = fit - ROWS, *met = meet - ROWS, *open = mask + grown[shape], *at = touch + grown[shape];
    int count = 0;
    for (int r = 0; r < ROWS; r++) {
        fit[r] = fitted[r] & open[r];
        meet[r] = met[r] | at[r];
        found[r] = fit[r] & meet[r];
        count += __builtin_popcount(found[r]);
    }
    return count;
}

/* Of a lot of 31 shapes those that a piece in hand is or grows from, one bit each. */
static inline uint32_t needed(uint32_t held, int lot) {
    uint32_t shapes = 0;
    for (int p = 0; p < 21; p++) shapes |= wanted[21 * lot + p] & -(held >> p & 1);
    return shapes;
}

#define EACH_SHAPE(held) \
    for (int lot = 0; lot < 3; lot++) \
        for (uint32_t rest = needed(held, lot), shape; rest && (shape = 31 * lot + __builtin_ctz(rest), 1); rest &= rest - 1)

static int can_place(int c) {
    uint32_t held = hand[c];
    if (!held || !look(c)) return 0;
    if (held & 1) return 1;
    spread();
    EACH_SHAPE(held)
        if (find(shape) && held >> piece[shape] & 1) return 1;
    return 0;
}

static int from_list(uint64_t key, int draw) {
    uint32_t held = hand[colour];
    int n = 1;
    list[0] = 0;
    look(colour);
    spread();
    EACH_SHAPE(held) {
        int count = find(shape) * (int)(held >> piece[shape] & 1);
        int number = first[shape] - left[shape], more = across[shape] - 20;
        for (int r = 0, end = n + count; n < end; r += 3, number += 3 * across[shape]) {
            uint64_t word = found[r] | (uint64_t)found[r + 1] << 20 | (uint64_t)found[r + 2] << 40;
            for (; word; word &= word - 1) {
                int bit = __builtin_ctzll(word);
                list[n++] = number + bit + bit / 20 * more;
            }
        }
    }
    return list[below(key, draw, n)];
}

static int by_count(uint64_t key, int draw) {
    uint32_t held = hand[colour];
    int n = 0, total = 0;
    look(colour);
    spread();
    EACH_SHAPE(held) {
        int count = find(shape) * (int)(held >> piece[shape] & 1);
        counted[n++] = shape;
        counted[n++] = count;
        total += count;
    }
    int ticket = below(key, draw, total + 1) - 1, i = 0, r = -1;
    if (ticket < 0) return 0;
    for (; ticket >= counted[i + 1]; i += 2) ticket -= counted[i + 1];
    int shape = counted[i], many = 0;
    uint32_t row = 0;
    while (ticket >= many) {
        ticket -= many;
        r++;
        uint32_t fit = ~0u, meet = 0;
        for (int c = 5 * shape; c < 5 * shape + 5; c++) {
            fit &= mask[shape_cells[c] + r];
            meet |= touch[shape_cells[c] + r];
        }
        row = fit & meet;
        many = __builtin_popcount(row);
    }
    while (ticket--) row &= row - 1;
    return first[shape] + r * across[shape] + __builtin_ctz(row) - left[shape];
}

static void apply(int action) {
    if (action) {
        int shape = place[action] >> 10, row = place[action] >> 5 & 31, column = place[action] & 31;
        for (int r = 0; r < 5; r++) cells[1 + colour * ROWS + row + r] |= (uint32_t)form[5 * shape + r] << column;
        hand[colour] ^= 1u << piece[shape];
        last[colour] = piece[shape];
        passes = 0;
    } else
        passes++;
    while (passes < COLOURS) {
        colour = colour + 1 < COLOURS ? colour + 1 : 0;
        if (!(blocked >> colour & 1) && can_place(colour)) return;
        blocked |= 1u << colour;
        passes++;
    }
    over = 1;
}

static int points(int c) {
    int total = -89;
    for (int p = 0; p < 21; p++) total += sizes[p] * (int)(1 - (hand[c] >> p & 1));
    return hand[c] ? total : total + 15 + (last[c] == 0 ? 5 : 0);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 10000, moves = 0, wins = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    int lists = argc > 3 && atoi(argv[3]);
    for (int r = 0; r < ROWS; r++) fits[r] = ~0u;
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint64_t key = key_of(seed, game);
        int draw = 0;
        memset(cells, 0, sizeof cells);
        for (int c = 0; c < 4; c++) hand[c] = ALL, last[c] = -1;
        colour = passes = over = 0;
        blocked = 0;
        while (!over) {
            apply(lists ? from_list(key, draw) : by_count(key, draw));
            draw++;
        }
        int best = -1000;
        for (int c = 1; c < COLOURS; c++) best = points(c) > best ? points(c) : best;
        moves += draw;
        wins += points(0) > best;
    }
    printf("%ld %ld %.6f\n", moves, wins, seconds_since(began));
}
