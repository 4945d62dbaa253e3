// Every page to photograph. `as`: the signed-in role, none by default; the suffix `-halfway` means before the code of
// the second factor. `path`: from GET /api/demo, or from a call of the signed-in role, or of `asks` where another
// role creates what is opened. `status`: the expected status, 200 by default. `ends`: the final address, if different
// from the requested one. `steps`: actions before the screenshot.

/**
 * @typedef {{ demo: any, caller: import('@playwright/test').APIRequestContext }} Known
 * @typedef {{ name: string, path: string | ((known: Known) => string | Promise<string>), as?: string, asks?: string,
 *   status?: number, ends?: RegExp, steps?: (page: import('@playwright/test').Page) => Promise<unknown> }} Screen
 */

// As long as a real token, and never issued.
const OLD_TOKEN = 'x'.repeat(43)

/** Opens what the box is folded away in. */
const check = (label) => async (page) => {
  const box = page.getByLabel(label, { exact: true }).first()
  await box.evaluate((found) => {
    for (let at = found.closest('details'); at; at = at.parentElement.closest('details')) at.open = true
  })
  await box.check()
}
/** @param {Known} known */
const firstPicture = async ({ demo, caller }) => {
  const listed = await (await caller.get(`/api/memorials/${demo.memorials.public}/media`)).json()
  return `/edit-image/${listed.find(({ kind }) => kind === 'picture').id}`
}
/** @param {Known} known */
const stockCode = async ({ caller }) => {
  const listed = await (await caller.get('/api/resellers/me/qr-codes?state=stock')).json()
  return `/reseller-dashboard/codes/${listed.items[0].code}`
}
const press = (name) => (page) => page.getByRole('button', { name }).first().click()

/** @type {Screen[]} */
const visitorPages = [
  { name: 'offline', path: '/~offline' },
  { name: 'landing', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-removal', path: '/contact?anmeld=om-mig' },
  { name: 'contact-report', path: '/contact?anmeld=nyt' },
  { name: 'processor-agreement', path: '/reseller-terms?tekst=databehandling' },
  { name: 'contact-errors', path: '/contact', steps: press(/^Send/) },
  { name: 'qr-info', path: '/qr-info' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'cookies', path: '/cookies' },
  { name: 'licences', path: '/licences' },
  { name: 'reseller-terms', path: '/reseller-terms' },
  { name: 'reseller-register', path: '/reseller-register' },
  { name: 'reseller-register-errors', path: '/reseller-register', steps: press(/^Send/) },
  { name: 'reseller-register-sent', path: '/reseller-register?sendt=1' },
  { name: 'not-found', path: '/findes-ikke', status: 404 },
]

/** @type {Screen[]} */
const accountEntries = [
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', steps: press('Log ind') },
  { name: 'login-forgotten', path: '/login', steps: press(/Glemt/) },
  { name: 'staff-code', as: 'admin-halfway', path: '/auth/code' },
  { name: 'staff-recovery-code', as: 'admin-halfway', path: '/auth/code?noedkode=1' },
  { name: 'login-dark-look', path: ({ demo }) => `/qr-scan/${demo.codes.free[0]}/login` },
  { name: 'register', path: ({ demo }) => `/register?qrCode=${demo.codes.free[0]}` },
  {
    name: 'register-activation',
    path: ({ demo }) => `/register?qrCode=${demo.codes.freeWithActivation[0].code}`,
  },
  {
    name: 'register-errors',
    path: ({ demo }) => `/register?qrCode=${demo.codes.free[0]}`,
    steps: press(/^Opret/),
  },
  { name: 'register-no-code', path: '/register', ends: /^\/(register|qr-info)$/ },
  { name: 'hidden-register', path: '/hidden-register', ends: /^\/hidden-register-72391$/ },
  { name: 'session-ended', path: '/auth' },
  { name: 'reset-password-old', path: `/reset-password/${OLD_TOKEN}` },
  { name: 'setup-old', path: `/setup/${OLD_TOKEN}` },
  { name: 'invitation-old', path: `/invitation/${OLD_TOKEN}` },
  { name: 'succession-old', path: `/succession/${OLD_TOKEN}` },
  { name: 'login-link-old', path: `/login/${OLD_TOKEN}` },
  { name: 'email-link-old', path: `/profile/email/${OLD_TOKEN}` },
  { name: 'restore-link-old', path: `/profile/restore/${OLD_TOKEN}` },
]

/** @type {Screen[]} */
const stonePages = [
  { name: 'scan-free', path: ({ demo }) => `/qr-scan/${demo.codes.free[0]}` },
  { name: 'scan-claimed', path: ({ demo }) => `/qr-scan/${demo.codes.lockedByFamily}` },
  { name: 'scan-blocked', path: ({ demo }) => `/qr-scan/${demo.codes.blocked}` },
  { name: 'scan-unknown', path: '/qr-scan/0000000000' },
  { name: 'scan-mail', path: ({ demo }) => `/qr-email-register?qrCode=${demo.codes.free[0]}` },
  { name: 'memorial', path: ({ demo }) => `/memorial/${demo.memorials.public}` },
  { name: 'memorial-enhanced', path: ({ demo }) => `/enhanced-memorial/${demo.memorials.public}` },
  { name: 'memorial-classic', path: ({ demo }) => `/classic-memorial/${demo.memorials.public}` },
  { name: 'test-memorial', path: '/test-memorial' },
  { name: 'test-memorial-enhanced', path: '/test-memorial/udvidet' },
  { name: 'test-memorial-classic', path: '/test-memorial/klassisk' },
  { name: 'gallery-demo', path: '/gallery-demo' },
  { name: 'theme-test', path: '/theme-test' },
  { name: 'family-tree', path: ({ demo }) => `/family-tree/${demo.memorials.public}` },
  {
    name: 'family-tree-print',
    path: ({ demo }) => `/family-tree/${demo.memorials.public}/print?part=all&fit=tiles&paper=A4`,
  },
  { name: 'family-tree-none', as: 'family2', path: '/family-tree/aage-thomsen' },
  { name: 'family-tree-editor', as: 'family', path: ({ demo }) => `/family-tree/${demo.memorials.public}` },
  { name: 'memorial-unlisted', path: ({ demo }) => `/memorial/${demo.memorials.unlisted}` },
  { name: 'memorial-dual', path: ({ demo }) => `/memorial/qr/${demo.codes.dual.code}/dual` },
  { name: 'memorial-not-found', path: '/memorial/findes-ikke', status: 404 },
]

/** @type {Screen[]} */
const familyPages = [
  { name: 'landing-signed-in', as: 'family', path: '/' },
  { name: 'notifications', as: 'family', path: '/memorial/karen-margrethe-holm/admin/notifications' },
  { name: 'small-card', as: 'family', path: '/memorial/karen-margrethe-holm/admin/card' },
  { name: 'profile', as: 'family', path: '/profile' },
  { name: 'profile-pause', as: 'family', path: '/profile', steps: check('Til en bestemt dag') },
  { name: 'orders', as: 'family', path: '/orders' },
  { name: 'contact-signed-in', as: 'family', path: '/contact' },
  { name: 'create-memorial', as: 'family', path: '/create-memorial' },
  { name: 'create-guided', as: 'family', path: '/create-memorial/guided' },
  { name: 'create-blank', as: 'family', path: '/create-memorial/blank' },
  { name: 'create-template', as: 'family', path: '/create-memorial/template' },
  { name: 'qr-setup', as: 'family', path: ({ demo }) => `/qr-setup/${demo.codes.lockedByFamily}` },
  { name: 'qr-linking', as: 'family', path: ({ demo }) => `/qr-linking/${demo.codes.lockedByFamily}` },
  { name: 'edit-memorial', as: 'family', path: ({ demo }) => `/edit-memorial/${demo.memorials.public}` },
  { name: 'edit-image', as: 'family', path: firstPicture, steps: press('Vis beskæring') },
  { name: 'memorial-private', as: 'family', path: ({ demo }) => `/memorial/${demo.memorials.private}` },
  { name: 'memorial-admin', as: 'family', path: ({ demo }) => `/memorial/${demo.memorials.public}/admin` },
  { name: 'memorial-members', as: 'family', path: ({ demo }) => `/memorial/${demo.memorials.public}/admin/members` },
  {
    name: 'memorial-statistics',
    as: 'family',
    path: ({ demo }) => `/memorial/${demo.memorials.public}/admin/statistics?period=12m`,
  },
  { name: 'memorial-admin-page', as: 'family', path: ({ demo }) => `/memorial/${demo.memorials.public}/admin/page` },
  { name: 'login-link', asks: 'family', path: ({ caller }) => signInLink(caller), ends: /^\/login\// },
  { name: 'profile-new', as: 'family2', path: '/profile' },
]

/** @type {Screen[]} */
const consolePages = [
  { name: 'reseller-dashboard', as: 'reseller', path: '/reseller-dashboard' },
  { name: 'reseller-codes', as: 'reseller', path: '/reseller-dashboard/codes' },
  { name: 'reseller-code', as: 'reseller', path: stockCode },
  {
    name: 'reseller-prepared-page',
    as: 'reseller',
    path: async (known) => `${await stockCode(known)}/prepared-page`,
  },
  { name: 'reseller-orders', as: 'reseller', path: '/reseller-dashboard/orders' },
  { name: 'reseller-prices', as: 'reseller', path: '/reseller-dashboard/prices' },
  { name: 'reseller-proof-sheets', as: 'reseller', path: '/reseller-dashboard/proof-sheets' },
  { name: 'reseller-proof-sheet-new', as: 'reseller', path: '/reseller-dashboard/proof-sheets/new' },
  { name: 'stone', as: 'family', path: ({ demo }) => `/memorial/${demo.memorials.public}/admin/stone` },
  { name: 'qr-scanner', as: 'admin', path: ({ demo }) => `/admin/qr-scanner?code=${demo.codes.linked.code}` },
  { name: 'admin-proof-sheets', as: 'admin', path: '/admin/qr-production/proof-sheets' },
  { name: 'reseller-colleagues', as: 'reseller', path: '/reseller-dashboard/colleagues' },
  { name: 'reseller-profile', as: 'reseller', path: '/profile' },
  { name: 'reseller-dashboard-none', as: 'family', path: '/reseller-dashboard' },
  { name: 'admin', as: 'admin', path: '/admin' },
  { name: 'admin-qr', as: 'admin', path: '/admin/qr' },
  { name: 'admin-qr-search', as: 'admin', path: '/admin/qr?state=assigned' },
  { name: 'admin-packages', as: 'admin', path: '/admin/qr-packages' },
  { name: 'admin-package', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/qr-packages', /[\w-]{36}/) },
  { name: 'admin-laser-engraving', as: 'admin', path: '/admin/laser-engraving' },
  { name: 'admin-qr-export', as: 'admin', path: '/admin/qr-export' },
  { name: 'reseller-drawings', as: 'reseller', path: '/reseller-dashboard/drawings' },
  { name: 'production', as: 'production', path: '/production' },
  { name: 'station-engraving', as: 'production', path: '/production?station=gravering&plads=Laser+1' },
  { name: 'station-check', as: 'production', path: '/production?station=kontrol&plads=Bord+1' },
  { name: 'batches', as: 'production', path: '/admin/qr-production' },
  { name: 'batch', as: 'production', path: '/admin/qr-production/1' },
  { name: 'batch-new', as: 'production', path: '/admin/qr-production/new' },
  { name: 'admin-support', as: 'admin', path: '/admin/support' },
  { name: 'admin-support-case', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/support', /\d+/) },
  { name: 'admin-successions', as: 'admin', path: '/admin/support/successions' },
  { name: 'admin-contact-messages', as: 'admin', path: '/admin/contact-messages', ends: /^\/admin\/support$/ },
  { name: 'admin-resellers', as: 'admin', path: '/admin/resellers' },
  { name: 'admin-reseller', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/resellers', /[\w-]{36}/) },
  { name: 'admin-hidden', as: 'admin', path: '/admin/support/hidden' },
  { name: 'admin-accounts', as: 'admin', path: '/admin/users' },
  { name: 'admin-account', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/users', /[\w-]{36}/) },
  { name: 'admin-pages', as: 'admin', path: '/admin/users/pages' },
  { name: 'admin-page', as: 'admin', path: ({ demo }) => `/admin/users/pages/${demo.memorials.public}` },
  { name: 'admin-log', as: 'admin', path: '/admin/audit' },
  { name: 'admin-storage', as: 'admin', path: '/admin/performance/storage' },
  { name: 'admin-not-found', as: 'admin', path: '/admin/findes-ikke', status: 404 },
]

/** @type {Screen[]} */
const moneyPages = [
  { name: 'subscription', as: 'family', path: '/subscription' },
  { name: 'subscription-new', as: 'family2', path: '/subscription' },
  { name: 'subscription-buy', as: 'family', path: '/subscription/buy?valg=premium.year' },
  { name: 'orders-new', as: 'family', path: '/orders/new' },
  { name: 'order', as: 'family', path: ({ caller }) => firstLink(caller, '/orders', /[\w-]{36}/) },
  { name: 'reseller-invoices', as: 'reseller', path: '/reseller-dashboard/invoices' },
  { name: 'admin-invoices', as: 'admin', path: '/admin/invoices' },
  { name: 'admin-invoice', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/invoices', /[\w-]{36}/) },
  { name: 'admin-bank', as: 'admin', path: '/admin/invoices/bank' },
  { name: 'admin-moms', as: 'admin', path: '/admin/invoices/moms' },
  { name: 'admin-bookkeeping-export', as: 'admin', path: '/admin/invoices/export' },
  { name: 'admin-revenue', as: 'admin', path: '/admin/invoices/revenue' },
  { name: 'admin-payments', as: 'admin', path: '/admin/payments' },
  { name: 'admin-payment', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/payments', /[\w-]{36}/) },
  { name: 'admin-differences', as: 'admin', path: '/admin/payments/differences' },
  { name: 'admin-orders', as: 'admin', path: '/admin/orders?vis=all' },
  { name: 'admin-order', as: 'admin', path: ({ caller }) => firstLink(caller, '/admin/orders', /[\w-]{36}/) },
  { name: 'admin-prices', as: 'admin', path: '/admin/prices' },
]

/** @type {Screen[]} */
const internalPages = [
  { name: 'internal-mails', path: '/internal/mails' },
  { name: 'internal-primitives', path: '/internal/primitives' },
]

/** What the service knows of itself (docs/decisions/067-monitoring.md). */
const monitoringPages = [
  { name: 'admin-trend', as: 'admin', path: '/admin?figure=candles&period=13w' },
  { name: 'performance', as: 'admin', path: '/admin/performance?period=90' },
  { name: 'performance-server', as: 'admin', path: '/admin/performance/server' },
  { name: 'performance-processes', as: 'admin', path: '/admin/performance/server?kind=process' },
  { name: 'performance-statements', as: 'admin', path: '/admin/performance/server?kind=statement' },
  { name: 'performance-errors', as: 'admin', path: '/admin/performance/errors?state=all' },
  {
    name: 'performance-error',
    as: 'admin',
    path: ({ caller }) => firstLink(caller, '/admin/performance/errors', /[\w-]{36}/),
  },
  { name: 'performance-jobs', as: 'admin', path: '/admin/performance/jobs' },
  { name: 'performance-mails', as: 'admin', path: '/admin/performance/mails' },
  { name: 'performance-storage', as: 'admin', path: '/admin/performance/storage' },
  { name: 'audit', as: 'admin', path: '/admin/audit' },
]

/** @type {Screen[]} */
export const SCREENS = [
  ...visitorPages,
  ...accountEntries,
  ...stonePages,
  ...familyPages,
  ...consolePages,
  ...moneyPages,
  ...monitoringPages,
  ...internalPages,
]

/**
 * The pages whose name equals, or starts with, one of `only`; all when it is empty. Throws when a name matches none.
 * @param {string[]} only
 */
export function chooseScreens(only) {
  const fits = (asked) => (screen) => screen.name === asked || screen.name.startsWith(`${asked}-`)
  const unknown = only.find((asked) => !SCREENS.some(fits(asked)))
  if (unknown) {
    const names = SCREENS.map(({ name }) => name).join(', ')
    throw new Error(`--only: ingen side hedder '${unknown}'. Navnene er ${names}.`)
  }
  return only.length === 0 ? SCREENS : SCREENS.filter((screen) => only.some((asked) => fits(asked)(screen)))
}

// Addresses that pages to photograph have only once somebody asked for them.

/** A link that signs the caller's account in on another device. */
async function signInLink(caller) {
  const answer = await caller.post('/api/user/sign-in-link')
  if (!answer.ok()) throw new Error(`POST /api/user/sign-in-link svarer ${answer.status()}`)
  return new URL((await answer.json()).url).pathname
}

/** The first link of a list to a detail page, from the page's HTML or from the data its script builds it from. */
async function firstLink(caller, list, name) {
  const answer = await caller.get(list)
  const found = new RegExp(`${list}(?:/|\\?sag=)${name.source}(?=\\\\?")`).exec(await answer.text())
  if (!found) throw new Error(`${list} har ingen linje at åbne`)
  return found[0]
}
