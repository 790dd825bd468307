/** Which texts have no German, or keep English words: reads {texts, schemas, names} from standard input, writes a list. */
import { fieldsOf, worded } from '../src/api/option_schema.ts'
import { patterns } from '../src/i18n/german/index.ts'
import { Catalogue } from '../src/i18n/told.ts'

/** Names of cells, tokens and dice, which are the same in every language. */
const SIGN = /^(?:[\p{Lu}\d]{1,2}|\p{Ll}\d*|Σ\d+)$/u

const ENGLISH = /\b(?:the|and|of|is|are|rolls|lands|goes|to|with|on|for|by|left|or|that|you|VP|HP|from|loses|takes)\b/

const said = (field) => [
  field.label,
  field.help,
  ...field.choices.flatMap((choice) => [worded(choice.value), choice.sentence]),
  ...(field.item?.choices ?? []).flatMap((choice) => [worded(choice.value), choice.sentence]),
  ...(field.columns ?? []).flatMap(said),
]

let input = ''
for await (const chunk of process.stdin) input += chunk
const { texts, schemas, names } = JSON.parse(input)
const german = new Catalogue(patterns)
const all = new Set([...texts, ...schemas.flatMap((schema) => fieldsOf(schema).flatMap(said))])
const quoted = new RegExp(`${names.join('|')}|DO or DICE|\\(nicht .*\\)|Optionen sind .*`, 'g')

function gap(text) {
  const told = german.find(text)
  return told === undefined || ENGLISH.test(told.replace(quoted, ''))
}

const untold = [...all].filter((text) => text && !SIGN.test(text) && gap(text))
process.stdout.write(JSON.stringify(untold))
