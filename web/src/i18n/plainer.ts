/** What the games and the server say to programs and at the terminal, in the words of the page. */
import type { Patterns } from './told'

export const plainer: Patterns = [
  ['{w}: {=text}', '{w}: {text}'],
  ['milton bradley', 'Milton Bradley'],
  ['input should be greater than or equal to {n} (got {x})', 'at least {n} (not {x})'],
  ['input should be less than or equal to {n} (got {x})', 'at most {n} (not {x})'],
  ['input should be less than {n} (got {x})', 'less than {n} (not {x})'],
  [
    'input should be a valid integer, unable to parse string as an integer (got {x})',
    'this should be a whole number (not {x})',
  ],
  [
    'input should be a valid integer, got a number with a fractional part (got {x})',
    'this should be a whole number (not {x})',
  ],
  ['input should be {what} (got {x})', 'this should be {what} (not {x})'],
  [
    'DO or DICE is for five, not {n}; other numbers are a house rule: any_players=true',
    'DO or DICE is for five, not {n}; other numbers are a house rule: turn on “Any players”',
  ],
  [
    'Only the rolls of `start_rolls` (1 and 6) leave cell 0.',
    'Only the rolls under “Start rolls” (1 and 6) leave cell 0.',
  ],
  [
    'third_six "{w}" needs special_roll "extra-turn": without it nobody rolls three sixes in one turn',
    'Third six “{w}” needs special roll “extra turn”: without it nobody rolls three sixes in one turn',
  ],
  ['Secret goals that are dealt; `all` for every one.', 'Secret goals that are dealt.'],
]
