import type { ComponentProps, ReactElement } from 'react'
import { expect, test } from 'vitest'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { AccountForm } from '@/components/accounts/account-form'
import { EmailLinkForm } from '@/components/accounts/email-link-form'
import { AccountField } from '@/components/billing/account-field'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import { FollowForm } from '@/components/followers/follow-form'
import { JoinQuestion, JoinSignedOut } from '@/components/members/join-invitation'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { MusicEditor } from '@/components/music/music-editor'
import { MotionStart } from '@/components/portrait-motion/motion-start'
import { InvitationSignedOut } from '@/components/privacy/invitation'
import { FamilySheet } from '@/components/proof-sheets/family-sheet'
import { ComplaintForm } from '@/components/reports/complaint-form'
import { ReportForm } from '@/components/reports/report-form'
import { ApplicationForm } from '@/components/resellers/application-form'
import { JoinSignedOut as JoinResellerSignedOut } from '@/components/resellers/join-reseller'
import { OrderForm } from '@/components/shop-orders/order-form'
import { ProviderOrder } from '@/components/songs/provider-order'
import { SongBeginning } from '@/components/songs/song-beginning'
import { BuyForm } from '@/components/subscriptions/buy-form'
import { ContactForm } from '@/components/support/contact-form'
import { ReplyForm } from '@/components/support/reply-form'
import { UploadForm } from '@/components/tree-files/upload-form'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { transferRisk } from '@/lib/domain/made-works/provider-copy'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'
import { modelWordsTexts } from '@/lib/domain/songs/copy'
import { markupOf } from '@/tests/factories/markup-of'
import { privacySections } from './privacy-sections'

const draft = null
const token = 'et-link'
const card = { code: 'ABCDEFGHJK', name: 'Holm Sten', phone: '12345678', email: 'holm@eksempel.dk' }
const toPrivacy = 'href="/privacy"'
const join: ComponentProps<typeof JoinQuestion>['join'] = {
  kind: 'open',
  as: 'viewer',
  memorialName: 'Karen',
  inviterName: null,
  expires: '1. januar',
  email: 'ida@eksempel.dk',
}

const company: ComponentProps<typeof JoinResellerSignedOut>['join'] = {
  kind: 'open',
  role: 'owner',
  companyName: 'Holm Sten',
  expires: '1. januar',
  email: 'ida@eksempel.dk',
}
const handover: ComponentProps<typeof InvitationSignedOut>['invitation'] = {
  kind: 'open',
  memorialName: 'Karen',
  lifespan: '',
  giverName: null,
  isGranted: false,
  isGiverLeaving: false,
  expires: '1. januar',
  email: 'ida@eksempel.dk',
}

test.each<[string, () => ReactElement]>([
  ['/contact', () => <ContactForm known={{}} isSignedIn={false} draft={draft} />],
  ['/contact, an answer', () => <ReplyForm number={1} way={{ number: 1 }} isClosed={false} draft={draft} />],
  ['/contact, a report', () => <ReportForm target={null} known={{}} isSignedIn={false} draft={draft} />],
  ['/contact, a complaint', () => <ComplaintForm token={token} number={1} draft={draft} />],
  ['/register and /qr-register', () => <AccountForm id="register" action="/api/register" card={card} draft={draft} />],
  [
    '/hidden-register-72391',
    () => <AccountForm id="register-invited" action="/api/register/invited" isInvited draft={draft} />,
  ],
  ['/memorial/…/foelg', () => <FollowForm slug="karen-holm" draft={draft} />],
  ['/qr-email-register', () => <EmailLinkForm draft={draft} />],
  ['/reseller-register', () => <ApplicationForm known={{}} draft={draft} />],
  ['/setup', () => <AccountForm id="setup" action="/api/register/setup/x" email="ida@eksempel.dk" draft={draft} />],
  ['/setup of a company', () => <JoinResellerSignedOut join={company} token={token} draft={draft} />],
  ['/invitation to a page', () => <JoinSignedOut join={join} token={token} draft={draft} />],
  ['/invitation to take over', () => <InvitationSignedOut invitation={handover} token={token} draft={draft} />],
  ['/invitation, signed in', () => <JoinQuestion join={join} token={token} refusal={undefined} signedInAs="Ida" />],
])('the form at %s links to the privacy policy', (_, form) => {
  const markup = markupOf(form())
  expect(markup.match(/<form/g)).toHaveLength(1)
  expect(markup).toContain(toPrivacy)
})

test.each(['standard', 'enhanced', 'classic'] as const)(
  'so do each form and the foot of a memorial page, which also has our contact link: %s',
  (layout) => {
    const page = { ...samplePage({ layout, theme: 'sea' }), isOpenForPosts: true }
    const props = { page, address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }
    const markup = markupOf(layout === 'classic' ? <ClassicBody {...props} /> : <MemorialPage {...props} />)
    const forms = (markup.match(/<form.*?<\/form>/gs) ?? []).filter(
      (form) => form.includes('name="message"') || form.includes('name="text"'),
    )
    expect(forms).toHaveLength(3)
    for (const form of forms) expect(form).toContain(toPrivacy)
    const foot = markup.slice(markup.lastIndexOf('<footer'))
    expect(foot).toContain(toPrivacy)
    expect(foot).toContain('href="/contact"')
  },
)

test('a public page offers to be kept, a members-only page or an example does not', () => {
  const page = samplePage({ layout: 'standard', theme: 'sea' })
  const props = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }
  const button = /<button[^>]*data-keep[^>]*>.*?<\/button>/
  const offered = markupOf(<MemorialPage page={page} {...props} />).match(button)?.[0] ?? ''
  expect(offered).toContain('hidden=""')
  expect(Buffer.byteLength(offered)).toBeLessThan(200)
  expect(markupOf(<MemorialPage page={{ ...page, isMembersOnly: true }} {...props} />)).not.toMatch(button)
  expect(markupOf(<MemorialPage page={page} isExample {...props} />)).not.toMatch(button)
})

const sheet: FamilySheetView = {
  status: 'sent',
  number: 1,
  version: 1,
  life: '',
  facts: [],
  note: null,
  familyName: 'Ida',
  options: artworkOptions.parse({ material: 'marble', symbolMm: 50 }),
  inscription: { name: 'Karen Holm', born: '', died: '', dates: '', text: [], cutsText: false },
  sender: {
    name: 'Ida Rold, Rold Stenhuggeri',
    person: 'Ida Rold',
    company: 'Rold Stenhuggeri',
    address: null,
    phone: null,
    email: 'rold@eksempel.dk',
    isOperator: false,
  },
  takenOverBy: null,
  answeredByName: null,
  answeredAt: null,
  answer: null,
  readyWhen: null,
  linkEndsAt: new Date().toISOString(),
}

test('the proof sheet names the data controller and a contact beside both answers', () => {
  const markup = markupOf(<FamilySheet sheet={sheet} token={token} approval={draft} changes={draft} />)
  const forms = markup.match(/<form.*?<\/form>/gs) ?? []
  expect(forms).toHaveLength(2)
  for (const form of forms) expect(form).toContain(toPrivacy)
  expect(markup).toContain('Rold Stenhuggeri har ansvaret for det navn og den mailadresse')
  expect(markup).toContain('href="/contact"')
  const own = { ...sheet, sender: { ...sheet.sender, isOperator: true } }
  expect(markupOf(<FamilySheet sheet={own} token={token} approval={draft} changes={draft} />)).toContain(
    'har selv ansvaret for dem',
  )
})

const policy = privacySections({ ...legalFacts, providers: [{ name: 'Udbyderen', sent: 'det, I har valgt' }] })
  .map(({ body }) => markupOf(body))
  .join('')
const picture = { id: 'p', src: '/p.webp', srcSet: '', width: 8, height: 8, alt: '', colour: '#ffffff', caption: null }
const order = {
  choices: [],
  target: '',
  prices: {},
  sizes: [40],
  beginning: '',
  fullName: 'Ida',
  email: 'ida@eksempel.dk',
}
const plan = { pages: [], isRegretted: false, termsVersion: '4' }
const prices = { 'premium.month': 1, 'premium.year': 2, 'livstid.once': 3 }
const song = { isInPlan: true, coming: null, title: '', sentences: [], proposed: [], storyMark: '' }
const offer = { provider: 'anthropic', name: 'Anthropic', model: 'en-model', consent: 'Jeg siger ja.' } as const

test.each<[string, string, number, () => ReactElement]>([
  ['the account to pay back to', 'koeb', 1, () => <AccountField />],
  [
    'address, numbers and card of an order',
    'koeb',
    3,
    () => <OrderForm view={{ ...order, methods: ['card'] }} item="plaque" draft={draft} />,
  ],
  [
    'the card of a plan',
    'koeb',
    1,
    () => (
      <BuyForm
        view={{ ...plan, taken: null, chosen: { pageId: '', choice: 'premium.year' }, prices, methods: ['card'] }}
        draft={draft}
      />
    ),
  ],
  ['a family file', 'slaegtsfiler', 1, () => <UploadForm memorialId="m" refused={draft} />],
  ['music', 'musik', 1, () => <MusicEditor memorialId="m" opened={[]} hasRoom coming={null} />],
  ['a song', 'musik', 1, () => <SongBeginning view={{ ...song, memorial: { id: 'm', slug: 'm' } }} keeper="k" />],
  [
    'what is sent to a provider',
    'ai',
    1,
    () => (
      <ProviderOrder texts={modelWordsTexts} offer={offer} items={[]} isBusy={false} onAgreed={() => undefined}>
        -
      </ProviderOrder>
    ),
  ],
  ['a portrait that is sent', 'ai', 1, () => <MotionStart memorialKey="m" pictures={[picture]} consent="Ja" />],
])('beside %s a line leads to its heading of the privacy policy', (_, anchor, lines, form) => {
  const markup = markupOf(form())
  expect(markup.split(`href="/privacy#${anchor}"`)).toHaveLength(lines + 1)
  expect(policy).toContain(` id="${anchor}"`)
  expect(markup.includes(transferRisk)).toBe(anchor === 'ai')
})
