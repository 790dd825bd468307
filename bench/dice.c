/* DO or DICE as a C programmer would write it: five greedy players, twelve rounds.
   Usage: dice GAMES SEED  ->  moves, wins of the first seat, CPU seconds. */
#include "common.h"

enum { SEATS = 5, ROUNDS = 12, CAP = 20, EVERYONE = (1 << SEATS) - 1 };
enum { BACKFIRE = 1, JAB, PICKPOCKET, STRIKE, RECOVER, POWER };

typedef struct {
    int hp[SEATS], vp[SEATS], fell[SEATS], final[SEATS];
    int last_target[SEATS]; /* of the fallen; -1 for none */
    int alive, todo, round;
} Game;

/* Who falls by it, then most points (least, to help), then fewest HP, then who sits nearest. */
static int best_target(const Game *g, int seat, int among, int damage, int sign) {
    int best = -1;
    for (int q = 0; q < SEATS; q++) {
        int nearer = 7 - ((q - seat) & 7);
        int worth = ((g->hp[q] <= damage) << 28) + ((sign * g->vp[q] + 1024) << 12) + ((256 - g->hp[q]) << 3) + nearer;
        if (!(among >> q & 1)) worth = -1;
        if (worth > best) best = worth;
    }
    return (seat + 7 - (best & 7)) & 7;
}

static void fall(Game *g, int target) {
    g->alive &= ~(1 << target);
    g->fell[target] = g->round;
}

static void hit(Game *g, int seat, int target, int damage) {
    g->hp[target] -= damage;
    if (g->hp[target] <= 0) {
        fall(g, target);
        g->vp[seat] += 2;
    }
}

static void heal(Game *g, int target, int hp) { g->hp[target] = g->hp[target] + hp < CAP ? g->hp[target] + hp : CAP; }

/* A living player's roll; returns 1 if it asked for a decision. */
static int living_turn(Game *g, int seat, int face) {
    int others = g->alive & ~(1 << seat), target;
    switch (face) {
    case BACKFIRE:
        g->hp[seat] -= 3;
        if (g->hp[seat] <= 0) fall(g, seat);
        return 0;
    case RECOVER: heal(g, seat, 3); return 0;
    case JAB: hit(g, seat, best_target(g, seat, others, 2, 1), 2); return 1;
    case STRIKE: hit(g, seat, best_target(g, seat, others, 4, 1), 4); return 1;
    case PICKPOCKET:
        target = best_target(g, seat, others, 0, 1);
        if (g->vp[target] > 0) g->vp[target]--, g->vp[seat]++;
        return 1;
    default:
        target = best_target(g, seat, others, 6, 1);
        if (g->hp[target] <= 6 && g->vp[target] > g->vp[seat]) hit(g, seat, target, 6);
        else g->vp[seat] += 3;
        return 1;
    }
}

/* A fallen player's roll: nothing, a gift of HP to the last, or harm to the leader. */
static int shadow_turn(Game *g, int seat, int face) {
    int last = g->last_target[seat], among = last < 0 ? g->alive : g->alive & ~(1 << last), target;
    g->last_target[seat] = -1;
    if (face <= 2) return 0;
    if (face <= 4) {
        target = best_target(g, seat, among, -2, -1);
        heal(g, target, 2);
    } else {
        target = best_target(g, seat, among, 2, 1);
        if (g->hp[target] <= 2) {
            g->hp[target] -= 2;
            fall(g, target);
        } else if (g->vp[target] > 0) g->vp[target]--;
    }
    g->last_target[seat] = target;
    return 1;
}

static int64_t merit(const Game *g, int p) {
    return (((int64_t)g->vp[p] * 4096 + g->hp[p] + 2048) * 64 + g->fell[p]) * 8 + g->final[p];
}

/* The final die, as long as two players are equal. */
static void break_ties(Game *g, uint64_t key, uint64_t *draw) {
    for (;;) {
        int tied = 0, thrown[SEATS] = {0};
        int64_t best = -1, merits[SEATS];
        for (int p = 0; p < SEATS; p++) merits[p] = merit(g, p);
        for (int p = 0; p < SEATS; p++)
            for (int q = p + 1; q < SEATS; q++)
                if (merits[p] == merits[q] && merits[p] > best) best = merits[p];
        if (best < 0) return;
        for (int p = 0; p < SEATS; p++)
            if (merits[p] == best) tied |= 1 << p, thrown[p] = 1 + below(key, (*draw)++, 6);
        for (int p = 0; p < SEATS; p++)
            for (int q = 0; q < SEATS; q++)
                if (tied >> p & tied >> q & 1) g->final[p] += thrown[p] > thrown[q];
    }
}

static int winner(const Game *g) {
    int best = -1;
    for (int p = 0; p < SEATS; p++)
        if ((g->alive >> p & 1 || !g->alive) && (best < 0 || merit(g, p) > merit(g, best))) best = p;
    return best;
}

static int play(uint64_t key, uint64_t *moves) {
    Game g = {.alive = EVERYONE, .todo = EVERYONE, .round = 1};
    uint64_t draw = 0;
    for (int p = 0; p < SEATS; p++) g.hp[p] = 20, g.last_target[p] = -1;
    for (;;) {
        int living = g.todo & g.alive, seat = __builtin_ctz(living ? living : g.todo);
        int face = 1 + below(key, draw++, 6);
        g.todo &= ~(1 << seat);
        draw += living ? living_turn(&g, seat, face) : shadow_turn(&g, seat, face);
        int last_alive = (g.alive & (g.alive - 1)) == 0;
        if (g.todo && !last_alive) continue;
        for (int p = 0; p < SEATS; p++) g.vp[p] += g.alive >> p & 1;
        if (last_alive || g.round == ROUNDS) break;
        g.todo = EVERYONE;
        g.round++;
    }
    break_ties(&g, key, &draw);
    *moves += draw;
    return winner(&g);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, first = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 1, moves = 0;
    clock_t began = clock();
    for (long game = 0; game < games; game++) first += play(key_of(seed, game), &moves) == 0;
    double seconds = seconds_since(began);
    printf("%lu %ld %.6f\n", (unsigned long)moves, first, seconds);
}
