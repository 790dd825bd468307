/* Blokus without a plan: a board of bytes, and every placement of every piece in hand tried cell by cell.
   The same games as blokus.c, for what its method gains.
   Usage: blokus_naive GAMES SEED  ->  moves, wins of the first seat, CPU seconds. */
#include "common.h"
#include "tables.h"
#include <string.h>

#define WIDE (SIZE + 2)

static char owner[WIDE * WIDE]; /* 0 for nobody; a border of -1 around the board */
static int list[PLACEMENTS + 1], in_hand[4][21], placed[4], last[4], colour, passes, over;
static int cell_at[PLACEMENTS + 1][5], cell_count[PLACEMENTS + 1];

static void prepare(void) {
    for (int n = 1; n <= PLACEMENTS; n++) {
        int shape = place[n] >> 10, row = place[n] >> 5 & 31, column = place[n] & 31;
        for (int r = 0; r < 5; r++)
            for (int x = 0; x < 5; x++)
                if (form[5 * shape + r] >> x & 1)
                    cell_at[n][cell_count[n]++] = (row + r + 1) * WIDE + column + x + 1;
    }
}

static int is_start(int c, int cell) {
    return starts[c * 24 + cell / WIDE - 1] >> (cell % WIDE - 1) & 1;
}

static int is_legal(int c, int n) {
    int me = c + 1, meets = 0;
    if (!in_hand[c][piece[place[n] >> 10]]) return 0;
    for (int i = 0; i < cell_count[n]; i++) {
        const char *at = owner + cell_at[n][i];
        if (*at || at[1] == me || at[-1] == me || at[WIDE] == me || at[-WIDE] == me) return 0;
        if (placed[c]) meets |= at[WIDE + 1] == me || at[WIDE - 1] == me || at[-WIDE + 1] == me || at[-WIDE - 1] == me;
        else meets |= is_start(c, cell_at[n][i]);
    }
    return meets;
}

static int list_all(int c) {
    int n = 1;
    list[0] = 0;
    for (int i = 1; i <= PLACEMENTS; i++)
        if (is_legal(c, i)) list[n++] = i;
    return n;
}

static int can_place(int c) {
    for (int i = 1; i <= PLACEMENTS; i++)
        if (is_legal(c, i)) return 1;
    return 0;
}

static void apply(int action) {
    if (action) {
        for (int i = 0; i < cell_count[action]; i++) owner[cell_at[action][i]] = colour + 1;
        last[colour] = piece[place[action] >> 10];
        in_hand[colour][last[colour]] = 0;
        placed[colour]++;
        passes = 0;
    } else
        passes++;
    while (passes < COLOURS) {
        colour = (colour + 1) % COLOURS;
        if (can_place(colour)) return;
        passes++;
    }
    over = 1;
}

static int points(int c) {
    int total = -89;
    for (int p = 0; p < 21; p++) total += in_hand[c][p] ? 0 : sizes[p];
    return placed[c] < 21 ? total : total + 15 + (last[c] == 0 ? 5 : 0);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 100, moves = 0, wins = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    prepare();
    clock_t began = clock();
    for (long game = 0; game < games; game++) {
        uint64_t key = key_of(seed, game);
        int draw = 0;
        memset(owner, -1, sizeof owner);
        for (int y = 1; y <= SIZE; y++) memset(owner + y * WIDE + 1, 0, SIZE);
        for (int c = 0; c < 4; c++) {
            placed[c] = 0, last[c] = -1;
            for (int p = 0; p < 21; p++) in_hand[c][p] = 1;
        }
        colour = passes = over = 0;
        while (!over) {
            int n = list_all(colour);
            apply(list[below(key, draw++, n)]);
        }
        int best = -1000;
        for (int c = 1; c < COLOURS; c++) best = points(c) > best ? points(c) : best;
        moves += draw;
        wins += points(0) > best;
    }
    printf("%ld %ld %.6f\n", moves, wins, seconds_since(began));
}
