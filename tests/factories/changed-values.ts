import type pg from 'pg'

type Column = { column: string; type: string; isNullable: boolean; refersTo: string | null }

/** Statements that each change one value, another row's in each, or one that deletes a row. */
export type ChangedValues = { column: string; statements: string[] }

/**
 * Other values for each column of a table, by its type: all of an enum, each row that a foreign key could name, null where
 * allowed; and the deletion of each row. Rows are named by their place, so the statements are for one open transaction
 * that takes them back.
 */
export async function changedValues(client: pg.ClientBase, table: string): Promise<ChangedValues[]> {
  const { rows } = await client.query<{ place: string }>(`SELECT ctid::text AS place FROM "${table}"`)
  const changes = rows.map(({ place }) => ({
    column: `${table}.(row)`,
    statements: [`DELETE FROM "${table}" WHERE ctid = '${place}'`],
  }))
  for (const column of await columnsOf(client, table)) {
    for (const value of await valuesFor(client, column)) {
      const isAnother = `"${column.column}" IS DISTINCT FROM ${value}`
      const statements = rows.map(
        ({ place }) => `UPDATE "${table}" SET "${column.column}" = ${value} WHERE ctid = '${place}' AND ${isAnother}`,
      )
      changes.push({ column: `${table}.${column.column}`, statements })
    }
  }
  return changes
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT c.column_name AS "column", format_type(a.atttypid, NULL) AS type,
       c.is_nullable = 'YES' AS "isNullable", (
         SELECT k.confrelid::regclass::text FROM pg_constraint k
         WHERE k.contype = 'f' AND k.conrelid = a.attrelid AND k.conkey = ARRAY[a.attnum] LIMIT 1
       ) AS "refersTo"
     FROM information_schema.columns c
     JOIN pg_attribute a ON a.attrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
     WHERE c.table_schema = 'public' AND c.table_name = $1`,
    [table],
  )
  return rows
}

async function valuesFor(client: pg.ClientBase, { column, type, isNullable, refersTo }: Column): Promise<string[]> {
  const own = `"${column}"`
  const others = refersTo ? await keysOf(client, refersTo) : ((await labelsOf(client, type)) ?? ofType(type, own))
  return isNullable ? ['NULL', ...others] : others
}

function ofType(type: string, own: string): string[] {
  if (type === 'boolean') return [`NOT ${own}`]
  if (type.endsWith('[]')) return [`ARRAY[7]::${type}`]
  if (/^(smallint|integer|bigint|double precision)$/.test(type)) return [`coalesce(${own}, 0) + 1`]
  if (type === 'date' || type.startsWith('timestamp')) {
    return ['400', '-4000'].map((days) => `coalesce(${own}, now()) + ${days} * interval '1 day'`)
  }
  if (type === 'jsonb') return [`'{"music": {"id": "00000000-0000-4000-8000-000000000000"}}'`, `'[]'`]
  return type === 'uuid' ? ['gen_random_uuid()'] : [`left('#ændret', length(${own}))`, `'andet'`]
}

async function labelsOf(client: pg.ClientBase, type: string): Promise<string[] | null> {
  const { rows } = await client.query<{ label: string }>(
    `SELECT quote_literal(enumlabel) AS label FROM pg_enum WHERE enumtypid::regtype::text = $1`,
    [type],
  )
  return rows.length > 0 ? rows.map(({ label }) => `${label}::${type}`) : null
}

async function keysOf(client: pg.ClientBase, refersTo: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`SELECT id::text FROM ${refersTo}`)
  return rows.map(({ id }) => `'${id}'::uuid`)
}
