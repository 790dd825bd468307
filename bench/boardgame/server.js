// Snakes & Ladders for boardgame.io, served by its own server, in memory.
const { Server, Origins } = require("boardgame.io/server");

const LAST = 10000;
const leads = {};
for (let cell = 7; cell < LAST; cell += 11) leads[cell] = cell % 2 ? cell - 5 : Math.min(LAST - 1, cell + 9);

const Snakes = {
  name: "snakes",
  setup: () => ({ at: [0, 0], sixes: 0, roll: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    roll: ({ G, ctx, random, events }) => {
      const seat = Number(ctx.currentPlayer);
      G.roll = random.D6();
      const to = G.at[seat] + G.roll;
      if (to <= LAST) G.at[seat] = leads[to] || to;
      G.sixes = G.roll === 6 ? (G.sixes + 1) % 3 : 0;
      if (G.sixes === 0) events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.at.indexOf(LAST);
    if (winner >= 0) return { winner };
  },
};

const server = Server({ games: [Snakes], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
server.run({ port, callback: () => console.log(`ready ${process.pid}`) });
