import type { ChildData, PersonData, RecordData, UnionData } from '@/lib/domain/family-tree/stored-rows'

/** The rows an import writes. New ones carry its id. */
export type ImportPlan = {
  people: (PersonData & { id: string })[]
  unions: (UnionData & { id: string })[]
  children: ChildData[]
  records: (RecordData & { id: string })[]
  changedPeople: { id: string; revision: number; before: PersonData; after: PersonData; record: RecordChange | null }[]
  changedUnions: { id: string; revision: number; before: UnionData; after: UnionData; record: RecordChange | null }[]
  /** Who of the file became who of the tree. */
  idOf: ReadonlyMap<string, string>
}

/** The lines of a kept record, before and after. */
export type RecordChange = { id: string; before: string; after: string }
