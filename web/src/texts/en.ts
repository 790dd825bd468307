/** Every word of the client that does not come from a game. `{name}` is filled in. */
export const en = {
  'app.tagline': 'Tabletop games for one screen, for friends far away, and against bots.',
  'app.skip': 'Skip to the content',
  'nav.games': 'Games',
  'nav.leaders': 'Leaderboard',
  'nav.settings': 'Settings',
  'page.missing': 'There is nothing here.',
  'page.home': 'Back to the games',
} as const

export type Key = keyof typeof en
