import { expect, it } from 'vitest'
import { readMigrations } from './migrate.mjs'

// From before there were releases to go back to (docs/decisions/075-releases.md).
const FIRST_HELD = '20261130'
const NOT_HELD = ['20261130100000_purchases', '20261201120000_advice_is_worked_out']

/** What in a migration takes something away that the release before it reads or leaves out. */
function breaksIn(sql) {
  const statements = sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replace(/--.*$/gm, '')
    .split(';')
  return statements.flatMap((statement) => {
    if (/^\s*DROP\s+(?:TABLE|TYPE|VIEW)\b/i.test(statement)) return [statement.trim()]
    if (!/^\s*ALTER\s+(?:TABLE|TYPE)\b/i.test(statement)) return []
    return statement
      .split(/,(?=\s*(?:ADD|ALTER|DROP|RENAME)\b)/i)
      .filter((clause) => /\bDROP\s+COLUMN\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b/i.test(clause) || isRequired(clause))
      .map((clause) => clause.trim())
  })
}

const isRequired = (clause) =>
  /\bADD\s+(?!CONSTRAINT)[\s\S]*\bNOT\s+NULL\b/i.test(clause) && !/\b(?:DEFAULT|GENERATED)\b/i.test(clause)

it('a migration only adds, or says that earlier releases cannot run on it', () => {
  const held = readMigrations().filter(({ name }) => name >= FIRST_HELD && !NOT_HELD.includes(name))
  expect(held.length).toBeGreaterThan(20)
  const broken = held.filter(({ breaksEarlier, sql }) => !breaksEarlier && breaksIn(sql).length > 0)
  expect(broken.map(({ name, sql }) => [name, breaksIn(sql)])).toEqual([])
})

it.each([
  'DROP TABLE "Gone";',
  'ALTER TABLE "Memorial" DROP COLUMN "motto";',
  'ALTER TABLE "Memorial" RENAME COLUMN "motto" TO "epitaph";',
  'ALTER TABLE "Memorial" ADD COLUMN "a" INTEGER, ADD COLUMN "b" TEXT NOT NULL;',
  '-- First\nALTER TABLE "Memorial"\n  ALTER COLUMN "a" SET NOT NULL;',
])('found: %s', (sql) => {
  expect(breaksIn(sql)).toHaveLength(1)
})

it.each([
  'ALTER TABLE "Memorial" ADD COLUMN "b" TEXT NOT NULL DEFAULT \'\', ADD COLUMN "c" TEXT;',
  'CREATE TABLE "New" ("id" UUID NOT NULL); DROP TRIGGER moved ON "Memorial"; -- DROP TABLE "Memorial"',
  "CREATE OR REPLACE FUNCTION f() RETURNS void AS $$ BEGIN EXECUTE 'x'; ALTER TABLE y RENAME TO z; END $$ LANGUAGE plpgsql;",
])('passed: %s', (sql) => {
  expect(breaksIn(sql)).toEqual([])
})
