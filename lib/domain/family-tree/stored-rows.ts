import 'server-only'
import { z } from 'zod'
import { childKinds, sexes, unionEnds, unionKinds } from '@/lib/domain/family-tree/schema'
import { treeDateColumns } from '@/lib/domain/family-tree/tree-date'
import type { Prisma } from '@/lib/server/db'
import { dateQualifiers } from '@/lib/shared/danish-dates'

// What an edit stores of a row: everything that somebody wrote or chose, nothing that is computed. These are our own rows,
// so their lengths are bounded by the columns.

const text = z.string().nullable()
const year = z.number().int().nullable()
const date = <P extends string>(prefix: P) =>
  z.object({
    [`${prefix}Year`]: year,
    [`${prefix}Month`]: year,
    [`${prefix}Day`]: year,
    [`${prefix}Qualifier`]: z.enum(dateQualifiers).nullable(),
    [`${prefix}UntilYear`]: year,
    [`${prefix}UntilMonth`]: year,
    [`${prefix}UntilDay`]: year,
  } as DateShape<P>).shape

type DateShape<P extends string> = {
  [K in `${P}${'Year' | 'Month' | 'Day' | 'UntilYear' | 'UntilMonth' | 'UntilDay'}`]: typeof year
} & { [K in `${P}Qualifier`]: z.ZodNullable<z.ZodEnum<{ [Q in (typeof dateQualifiers)[number]]: Q }>> }

export const personData = z.object({
  givenNames: z.string(),
  surname: text,
  birthSurname: text,
  callName: text,
  sex: z.enum(sexes),
  ...date('born'),
  bornPlace: text,
  ...date('died'),
  diedPlace: text,
  isDead: z.boolean(),
  note: text,
  // Edits of before this was read do not have it.
  said: text.default(null),
  portraitId: text,
  isWithdrawn: z.boolean(),
  // Edits of before this was known do not have it.
  isPrivate: z.boolean().default(false),
  importId: text,
  createdById: text,
})

export const unionData = z.object({
  partnerAId: text,
  partnerBId: text,
  aPosition: z.number().int(),
  bPosition: z.number().int(),
  kind: z.enum(unionKinds),
  ...date('married'),
  marriedPlace: text,
  ended: z.enum(unionEnds).nullable(),
  ...date('ended'),
  said: text.default(null),
  importId: text,
  createdById: text,
})

export const childData = z.object({
  unionId: z.string(),
  childId: z.string(),
  kind: z.enum(childKinds),
  position: z.number().int(),
  twinGroup: z.number().int().nullable(),
  importId: text,
})

export const recordData = z.object({
  importId: text,
  personId: text,
  unionId: text,
  xref: text,
  version: z.string(),
  position: z.number().int(),
  lines: z.string(),
})

export type PersonData = z.output<typeof personData>
export type UnionData = z.output<typeof unionData>
export type ChildData = z.output<typeof childData>
export type RecordData = z.output<typeof recordData>
export type StoredRows = { person: PersonData; union: UnionData; child: ChildData; record: RecordData }

/** The columns of each, for a `select`. */
export const personDataColumns = columnsOf(personData.shape)
export const unionDataColumns = columnsOf(unionData.shape)
export const childDataColumns = columnsOf(childData.shape)
export const recordDataColumns = columnsOf(recordData.shape)

function columnsOf<S extends object>(shape: S): { [K in keyof S]: true } {
  // One `true` for each key of the shape, which TypeScript cannot follow.
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as { [K in keyof S]: true }
}

// The rows that the database gives are what the schemas say.
type Same<A, B> = [A, B] extends [B, A] ? true : never
const isSame: [
  Same<PersonData, Prisma.TreePersonGetPayload<{ select: typeof personDataColumns }>>,
  Same<UnionData, Prisma.TreeUnionGetPayload<{ select: typeof unionDataColumns }>>,
  Same<ChildData, Prisma.TreeChildGetPayload<{ select: typeof childDataColumns }>>,
  Same<RecordData, Prisma.TreeRecordGetPayload<{ select: typeof recordDataColumns }>>,
] = [true, true, true, true]
void isSame

/** A person's row with nothing personal left; the place in the tree, and who entered it, stay. */
export function withdrawnPerson({ importId, createdById }: PersonData): PersonData {
  return {
    givenNames: '',
    surname: null,
    birthSurname: null,
    callName: null,
    sex: 'unknown',
    ...treeDateColumns('born', null),
    ...treeDateColumns('died', null),
    bornPlace: null,
    diedPlace: null,
    isDead: false,
    note: null,
    said: null,
    portraitId: null,
    isPrivate: false,
    isWithdrawn: true,
    importId,
    createdById,
  }
}

/** A couple of which one was taken out: it is only known that they belong together. */
export function withdrawnUnion(union: UnionData): UnionData {
  return {
    ...union,
    kind: 'unknown',
    ended: null,
    marriedPlace: null,
    said: null,
    ...treeDateColumns('married', null),
    ...treeDateColumns('ended', null),
  }
}

/** A child who was taken out: it is only known that they belong to the couple. */
export function withdrawnChild(child: ChildData): ChildData {
  return { ...child, kind: 'unknown', twinGroup: null }
}
