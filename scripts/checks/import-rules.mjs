// Which part of the code may import which (docs/architecture.md). The only definition: dependency-cruiser reads it in
// `npm run lint`, and tests/lint/imports.test.ts tries it from every folder.

const database = '^(generated/|lib/server/db\\.ts$|node_modules/(pg|@prisma/[^/]+)/)'
const server = ['^lib/(server|integrations)/', '^generated/', '^node_modules/server-only/']
const serverSideOfDomain = [
  '^lib/domain/.+/commands/',
  '^lib/domain/.+/[a-z-]*(queries|query|jobs|job)\\.ts$',
  '^lib/domain/.+/errors\\.ts$',
  '^lib/domain/(errors|find-draft|jobs)\\.ts$',
]
// Parts of a concept that also run in the browser, at any depth, such as resellers/stock.
const browserCode = '^lib/domain/.+/client/'
const clientSafe = ['^lib/domain/.+/[a-z-]*(schema|policy|copy|views)\\.ts$', browserCode]
const tests = '\\.test\\.(ts|tsx)$'

/** The concepts from the bottom up: each may use those before it. A new concept goes as low as possible. */
export const concepts = [
  // the base: drawings of codes, legal texts, prices, pictures, messages
  ...['artwork', 'legal', 'billing', 'pictures', 'notifications'],
  // a page and its parts
  ...[
    'memorials',
    'media',
    'timeline',
    'qr-codes',
    'accounts',
    'contributions',
    'ceremonies',
    'members',
    'anniversaries',
    'followers',
  ],
  // what rules or models make of a family's material, and its music
  ...['made-works', 'music', 'songs', 'moving-greetings', 'portrait-motion'],
  // the family: people and couples, their drawing, genealogists' files, links to other families' pages
  ...['family-tree', 'tree-drawing', 'tree-files', 'tree-links'],
  // the workshop
  ...['whose-turn', 'packages', 'stones', 'approvals', 'exports', 'production', 'proof-sheets', 'support', 'resellers'],
  // money
  ...['payments', 'invoices', 'purchases', 'subscriptions', 'shop-orders', 'shipments', 'settlement', 'bookkeeping'],
  // combinations of many concepts
  ...['page-creation', 'memorial-page', 'published-pages', 'sharing', 'reports', 'privacy'],
  // the console
  ...['account-desk', 'page-desk', 'code-desk', 'set-aside-jobs', 'demo'],
  // what the service knows of itself, the log with words for every command, and the front page over all of it
  ...['vitals', 'server-times', 'faults', 'queues', 'storage-use', 'backups', 'audit', 'insights'],
]

/** What the lists over all concepts collect, also from those above them. */
const collectedBy = {
  privacy: { pathNot: '/personal-data\\.ts$' },
}

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const importRules = [
  rule(
    'app-reads-and-commands',
    'Pages and routes read through queries and write through commands; only lib/domain and lib/server touch the database.',
    { path: '^(app/|middleware\\.ts|instrumentation\\.ts)' },
    { path: database },
  ),
  rule(
    'components-get-props',
    'Components get props: they import schema, policy, copy, views, client/ and lib/shared only.',
    { path: '^components/' },
    { path: [...server, ...serverSideOfDomain, '^app/'] },
  ),
  rule(
    'mails-get-props',
    'Mail templates get props only: they know neither domain, server nor screens.',
    { path: '^lib/emails/' },
    { path: [...server, '^lib/domain/', '^components/', '^app/'] },
  ),
  rule(
    'primitives-know-no-domain',
    'Primitives and drawings know no domain.',
    { path: '^components/(ui|drawings)/' },
    { path: ['^lib/domain/', '^lib/server/', '^app/'] },
  ),
  rule(
    'one-kind-of-link',
    'Links use components/ui/link.tsx, which prefetches on intent and not everything in view.',
    { path: '^(app|components)/', pathNot: '^components/ui/link\\.tsx$' },
    { path: '^node_modules/next/link\\.js$' },
  ),
  rule(
    'shared-is-at-the-bottom',
    'lib/shared and lib/client know neither the domain nor the server.',
    { path: '^lib/(shared|client)/' },
    { path: [...server, '^lib/(domain|emails)/', '^components/', '^app/'] },
  ),
  rule(
    'integrations-know-no-domain',
    'Integrations know no domain and no database.',
    { path: '^lib/integrations/' },
    { path: ['^lib/(domain|emails)/', '^components/', '^app/', database] },
  ),
  rule(
    'server-knows-no-domain',
    'The server never imports the domain.',
    { path: '^lib/server/' },
    { path: ['^lib/(domain|emails)/', '^components/', '^app/'] },
  ),
  rule(
    'commands-are-a-concepts-own',
    "A concept uses another's schema, policy, queries and building blocks, never its commands.",
    { path: '^lib/domain/([^/]+)/' },
    { path: '^lib/domain/.+/commands/', pathNot: '^lib/domain/$1/' },
  ),
  rule(
    'domain-knows-no-screens',
    'The domain knows no screens, and no toasts.',
    { path: '^lib/domain/' },
    { path: ['^app/', '^components/'] },
  ),
  rule(
    'client-folders-are-for-the-browser',
    'Hooks and other browser code of a concept are in its client/; nothing else in the domain imports them.',
    { path: '^lib/domain/', pathNot: browserCode },
    { path: browserCode },
  ),
  rule(
    'client-safe-parts-stay-so',
    'schema, policy, copy, views and client/ are sent to the browser: nothing of the server, and no mails.',
    { path: clientSafe },
    { path: [...server, ...serverSideOfDomain, '^lib/emails/'] },
  ),
  rule(
    'no-circles',
    'Two files never import each other, even indirectly and by type, except by dynamic imports.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  ),
  ...concepts
    .slice(0, -1)
    .map((concept, place) =>
      rule(
        `below-${concept}`,
        'A concept knows only those before it in the list of concepts (scripts/checks/import-rules.mjs).',
        { path: `^lib/domain/${concept}/` },
        { path: `^lib/domain/(${concepts.slice(place + 1).join('|')})/`, ...collectedBy[concept] },
      ),
    ),
].map(({ from, ...rest }) => ({ ...rest, from: { ...from, pathNot: [tests, from.pathNot ?? []].flat() } }))
