import { expect, test } from 'vitest'
import { listSchemas } from '@/tests/inputs/list-schemas'
import { placesOf } from '@/tests/inputs/places'

/** Texts of every form that a field may ask for, each with what nobody sees in it. */
const dirty = [
  'Ka\u00ADren\u200B Holm',
  '\u202EKaren',
  'karen\u2060@eksempel.dk',
  'https://eksempel\u200B.dk/karen',
  '12\u00AD345678',
  '19\u200B50',
]
const hidden = /[\u00AD\u200B\u2060\u202E]/

/** Fields whose value is only compared with ours, or must stay as it was typed, wherever they are. */
const asSent = new Map<string, string>([
  ...named(
    'is looked up',
    'id treeKey memorialId pictureIds key cursor code codes qrCode kode side asked typed wanted station size period',
  ),
  ...named('a secret of ours', 'token session portal altcha signature'),
  ...named('a secret of theirs', 'password passwordField currentPassword totpCode'),
  ...named('names a text of ours', 'termsVersion processorVersion type model'),
  ...named('is checked before it is gone to', 'redirect endpoint'),
  ...named('of the payment provider', 'eventId chargeRef sessionRef body'),
  ...named('markup, which sanitiseRichText cleans', 'biography'),
  ...named('addresses that emailField cleans with the whole form', 'heirEmail'),
  ...named('lines that plate-texts.ts cleans one by one', 'texts'),
  ...named('words of ours, known again by the line they are in', 'added'),
])
/** The same for one place alone. */
const asSentHere = new Set([
  'lib/domain/members/schema.ts inviteMemberInput email',
  'lib/domain/members/schema.ts inviteForm email',
  'lib/domain/notifications/mail-queries.ts listMailsTo.input address',
  'lib/domain/server-times/schema.ts timesOfInput name',
  'lib/domain/family-tree/schema.ts joinTreeInput from',
  // Only makes ideas for a free username, which is cleaned itself.
  'app/api/user/username-free/route.ts GET.input fullName',
  // Ours, kept to the letter: what was reported, and what a work was made of.
  ...['memorialName', 'path', 'texts.0.label', 'texts.0.text'].map(
    (field) => `lib/domain/reports/schema.ts snapshotSchema ${field}`,
  ),
  'lib/domain/made-works/schema.ts madeSource text',
])

function named(why: string, fields: string): Array<[string, string]> {
  return fields.split(' ').map((field) => [field, why])
}

const schemas = await listSchemas()
const places = [...new Map([...schemas].map(([name, schema]) => [schema, name]))].flatMap(([schema, name]) =>
  placesOf(schema).map((place) => ({ ...place, where: `${name} ${place.path.join('.')}` })),
)

test('every text that is stored or shown loses what renders as nothing', () => {
  const faults = new Set<string>()
  const excused = new Set<string>()
  let cleaned = 0
  for (const { path, schema, where } of places) {
    for (const text of dirty) {
      const { success, data } = schema.safeParse(text)
      if (!success || typeof data !== 'string') continue
      const name = path.findLast((key) => key !== '0') ?? where.trim().split(' ').at(-1) ?? ''
      const excuse = [where, name].find((each) => asSent.has(each) || asSentHere.has(each))
      if (!hidden.test(data)) cleaned += 1
      else if (excuse) excused.add(excuse)
      else faults.add(where)
    }
  }
  expect([...faults]).toEqual([])
  expect(cleaned).toBeGreaterThan(200)
  // An excuse that nobody needs any more would hide the next fault.
  expect([...asSent.keys(), ...asSentHere].filter((each) => !excused.has(each))).toEqual([])
})

test('a field of nothing but such characters is as empty as an empty one', () => {
  const faults = new Set<string>()
  let refused = 0
  for (const { schema, where } of places) {
    if (schema.safeParse('').success || !schema.safeParse('Karen Holm').success) continue
    for (const text of ['\u200B\u00AD', ' \u2800\u3164 ', '\u202E\uFEFF\uFE0F']) {
      const { success, data } = schema.safeParse(text)
      if (!success) refused += 1
      else if (typeof data === 'string' && data.trim() === '') faults.add(where)
    }
  }
  expect([...faults]).toEqual([])
  expect(refused).toBeGreaterThan(100)
})
