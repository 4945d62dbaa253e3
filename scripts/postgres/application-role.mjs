import pg from 'pg'

// An arbitrary lock number. Of two concurrent starters, the second finds the rights granted.
const RIGHTS_LOCK = 20_261_122

const QUEUE = 'pgboss'
const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** Age in days at which the nightly clean-up may delete audit rows. Must equal `retentionDays.auditEntry`. */
export const AUDIT_KEPT_DAYS = 1825

/**
 * Restricted tables: an injected statement can neither rewrite history nor remove an engraved code. `only` lists the
 * columns that may be updated, `never` those that may not.
 */
const NARROWED = {
  _prisma_migrations: { may: ['SELECT'] },
  // The policy below decides which rows may be deleted.
  AuditEntry: { may: ['SELECT', 'INSERT', 'DELETE'] },
  AuditDay: { may: ['SELECT', 'INSERT', 'DELETE'] },
  // Written by triggers with the owner's rights.
  PageVersion: { may: ['SELECT'] },
  PageChange: { may: ['SELECT'] },
  TermsAcceptance: { may: ['SELECT', 'INSERT'] },
  ResellerAcceptance: { may: ['SELECT', 'INSERT'], update: { only: ['acceptedById'] } },
  // A trigger refuses deletion until the law allows it.
  Invoice: { may: ['SELECT', 'INSERT', 'DELETE'] },
  InvoiceLine: { may: ['SELECT', 'INSERT', 'DELETE'] },
  ReceivableEntry: { may: ['SELECT', 'INSERT', 'DELETE'], update: { only: ['createdById'] } },
  Withdrawal: { may: ['SELECT', 'INSERT', 'DELETE'] },
  // A trigger refuses the deletion of a price that has begun.
  Price: { may: ['SELECT', 'INSERT', 'DELETE'], update: { only: ['createdById'] } },
  // Rows go with their page, by the foreign key alone. A trigger says which changes are approval or withdrawal.
  MadeWork: {
    may: ['SELECT', 'INSERT'],
    update: {
      only: [
        ...['songId', 'mediaId', 'providerRef', 'askedById', 'consentById'],
        ...['approvedById', 'approvedByName', 'approvedAt', 'withdrawnById', 'withdrawnByName', 'withdrawnAt'],
      ],
    },
  },
  QrCode: { may: ['SELECT', 'INSERT'], update: { never: ['id', 'code'] } },
  // Forgetting a person clears these columns; nothing else changes.
  QrEvent: { may: ['SELECT', 'INSERT'], update: { only: ['actorId', 'actorName'] } },
}

/**
 * Grants the application's role what it needs of a migrated database and revokes everything else: rows, but no
 * definitions. The role owns the queue's schema, because pg-boss creates, migrates and repairs it itself. Changes
 * nothing where one role does everything and owns the tables anyway.
 * @param {string} ownerUrl the role that migrates
 * @param {string} role the application's
 * @returns {Promise<boolean>} whether the two are separate
 */
export async function grantToApplication(ownerUrl, role) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT current_user AS owner')
    if (rows[0].owner === role) {
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${QUEUE}`)
      return false
    }
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [RIGHTS_LOCK])
    for (const statement of await statementsFor(client, role)) await client.query(statement)
    await client.query('COMMIT')
    return true
  } finally {
    await client.end()
  }
}

async function statementsFor(client, role) {
  const to = client.escapeIdentifier(role)
  const { rows } = await client.query('SELECT current_schema() AS schema')
  const schema = client.escapeIdentifier(rows[0].schema)
  return [
    `GRANT USAGE ON SCHEMA ${schema} TO ${to}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${to}`,
    ...(await tableRights(client, to)),
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${to}`,
    ...(await auditPolicies(client)),
    ...(await handOverQueue(client, role)),
  ]
}

async function tableRights(client, to) {
  const { rows: tables } = await client.query(
    `SELECT t.table_name AS name, array_agg(c.column_name::text) AS columns
     FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
     WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' GROUP BY t.table_name`,
  )
  return tables.flatMap(({ name, columns }) => {
    const { may = ALL, update } = NARROWED[name] ?? {}
    const table = client.escapeIdentifier(name)
    const changing = columns.filter((column) => update?.only?.includes(column) ?? !update?.never.includes(column))
    return [
      `GRANT ${may.join(', ')} ON ${table} TO ${to}`,
      ...(update
        ? [`GRANT UPDATE (${changing.map((each) => client.escapeIdentifier(each))}) ON ${table} TO ${to}`]
        : []),
    ]
  })
}

/** Audit rows and the digests of their days can be deleted only when their retention is over, whatever the statement. */
async function auditPolicies(client) {
  const tidying = `tidy after ${AUDIT_KEPT_DAYS} days`
  const { rows } = await client.query(
    `SELECT tablename AS table, policyname AS name FROM pg_policies
     WHERE schemaname = current_schema() AND tablename IN ('AuditEntry', 'AuditDay')`,
  )
  return Object.entries({ AuditEntry: 'at', AuditDay: 'day' }).flatMap(([name, time]) => {
    const table = client.escapeIdentifier(name)
    const policies = rows.filter((row) => row.table === name)
    if (policies.some((policy) => policy.name === tidying)) return []
    return [
      ...policies.map((policy) => `DROP POLICY ${client.escapeIdentifier(policy.name)} ON ${table}`),
      `CREATE POLICY "read" ON ${table} FOR SELECT USING (true)`,
      `CREATE POLICY "add" ON ${table} FOR INSERT WITH CHECK (true)`,
      `CREATE POLICY "${tidying}" ON ${table} FOR DELETE USING (${time} < now() - interval '${AUDIT_KEPT_DAYS} days')`,
      `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    ]
  })
}

/** Includes a queue from an earlier version, created by the role that then did everything. */
async function handOverQueue(client, role) {
  const { rows } = await client.query(
    `WITH queue AS (SELECT oid FROM pg_namespace WHERE nspname = $1), receiver AS (SELECT $2::regrole::oid AS oid)
     SELECT format('ALTER %s %s OWNER TO %I', kind, name, $2::text) AS statement FROM (
       SELECT 1 AS turn, 'SCHEMA' AS kind, nspname::text AS name FROM pg_namespace
         WHERE oid = (TABLE queue) AND nspowner <> (TABLE receiver)
       UNION ALL SELECT 2, 'TABLE', oid::regclass::text FROM pg_class
         WHERE relnamespace = (TABLE queue) AND relkind IN ('r', 'p', 'v') AND relowner <> (TABLE receiver)
       UNION ALL SELECT 3, 'TYPE', oid::regtype::text FROM pg_type
         WHERE typnamespace = (TABLE queue) AND typtype = 'e' AND typowner <> (TABLE receiver)
       UNION ALL SELECT 4, 'FUNCTION', oid::regprocedure::text FROM pg_proc
         WHERE pronamespace = (TABLE queue) AND proowner <> (TABLE receiver)
     ) AS owned ORDER BY turn`,
    [QUEUE, client.escapeIdentifier(role)],
  )
  const isThere = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [QUEUE])
  if (isThere.rowCount) return rows.map(({ statement }) => statement)
  return [`CREATE SCHEMA ${QUEUE} AUTHORIZATION ${client.escapeIdentifier(role)}`]
}
