export * from './formats'
export * from './labels'
export {
  direction,
  knows,
  language,
  languages,
  learn,
  locale,
  named,
  playerName,
  playerNames,
  provideNames,
  say,
  start,
  t,
  useSay,
  useTell,
} from './state.svelte'
