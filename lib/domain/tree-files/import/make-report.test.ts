import { expect, test } from 'vitest'
import { makeReport } from '@/lib/domain/tree-files/import/make-report'
import { peopleOfRecords } from '@/lib/domain/tree-files/records/people-of-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { gedcomText } from '@/tests/factories/family-files'

/** So many men, each married to so many women, and each couple with so many of the same children. */
function fileOf(men: number, women: number, children = 0) {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
  const people = ['M', 'K'].flatMap((sex) =>
    numbers(sex === 'M' ? men : women).map((at) => `0 @${sex}${at}@ INDI\n1 NAME Aage /Nr ${sex}${at}/`),
  )
  const born = numbers(children).map((at) => `0 @B${at}@ INDI`)
  const links = numbers(children).map((at) => `\n1 CHIL @B${at}@`)
  const couples = numbers(men).flatMap((man) =>
    numbers(women).map((woman) => `0 @F${man}x${woman}@ FAM\n1 HUSB @M${man}@\n1 WIFE @K${woman}@${links.join('')}`),
  )
  return peopleOfRecords(readGedcomFile(Buffer.from(gedcomText([...people, ...born, ...couples].join('\n')))))
}

const nobody = { treeId: 'tree', people: [], unions: [] }
const asked = { pagePersonId: '', removed: new Set<string>() }

test('couples of everybody with everybody are refused, however few the people are', () => {
  expect(() => makeReport(fileOf(15, 15, 900), nobody, asked)).toThrow(
    expect.objectContaining({ code: 'TREE_FILE_TIES', status: 415 }),
  )
})

test('they are refused as well where file after file brings them', () => {
  const couple = { partnerIds: ['a', 'b'], childIds: [] }
  const here = { ...nobody, unions: Array.from({ length: 199_990 }, () => couple) }
  expect(makeReport(fileOf(2, 5), here, asked).counts.couples).toBe(10)
  expect(() => makeReport(fileOf(3, 5), here, asked)).toThrow(expect.objectContaining({ code: 'TREE_FILE_TIES' }))
})
