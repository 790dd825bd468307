/* What the C programs of this folder share: the random numbers of boardloom/engine/random.py,
   bit for bit, and the clock. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const uint64_t STEP = 0x9E3779B97F4A7C15u;

static inline uint64_t mix(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static inline uint64_t key_of(uint64_t seed, uint64_t game) { return mix(mix(seed ^ STEP) ^ game * STEP); }

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

static inline double seconds_since(clock_t began) { return (double)(clock() - began) / CLOCKS_PER_SEC; }
