import { beforeAll, describe, expect, test } from 'vitest'
import type { ContributionReceivedProps, ContributionSummaryProps } from './contribution-emails'
import { listMailSamples } from './mail-samples'
import { type RenderedMail, renderMail } from './render-mail'

const site = {
  siteName: 'Mindelund',
  siteUrl: 'https://mindelund.dk',
  supportEmail: 'hjaelp@mindelund.dk',
  companyLine: 'Minder ApS, CVR-nr. 12 34 56 74',
}
const hostile = '<script>alert(1)</script><a href="https://evil.example">"Åse" & \'Bo\'</a>'
// Gmail clips a mail beyond this size.
const cutAtBytes = 102 * 1024

const samples = listMailSamples(site).map((sample) => [sample.template, sample.name, sample] as const)

const contribution: ContributionReceivedProps = {
  ...site,
  kind: 'guestbook',
  memorialName: 'Anna Margrethe Hansen',
  contributorName: 'Bo Sørensen',
  relation: 'nabo',
  excerpt: 'Tak for alle kaffekopperne.\nVi savner dig.',
  approveUrl: 'https://mindelund.dk/moderation/godkend/abc?x=1&y=2',
  rejectUrl: 'https://mindelund.dk/moderation/afvis/def',
  queueUrl: 'https://mindelund.dk/memorial/anna/admin',
}

describe.each(samples)('%s: %s', (_, __, sample) => {
  let mail: RenderedMail
  beforeAll(async () => {
    mail = await sample.render()
  })

  test('has the same content as plain text, with every link written out and the sender’s company', () => {
    const { html, text, subject } = mail
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(links).toContain(site.siteUrl)
    expect(text.replace(/\s+/g, ' ')).toContain(site.companyLine)
    for (const link of links) expect(text).toContain(link.replace('mailto:', ''))
    for (const said of [text, subject]) expect(said).not.toMatch(/\b(undefined|null|NaN)\b|\[object/)
    for (const line of text.split('\n')) if (!line.includes('http')) expect(line.length).toBeLessThanOrEqual(80)
    expect(subject.length).toBeGreaterThan(10)
  })

  test('is Danish, has preview text and dark mode, and fetches nothing', () => {
    const { html } = mail
    expect(html).toContain('lang="da"')
    expect(html).toMatch(/data-skip-in-text="true"[^>]*>[^<]{10,}/)
    expect(html).toContain('content="light dark"')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    // Pictures are attached.
    expect(html).not.toMatch(/<(?:script|link)\b|<img(?! src="cid:)|@import|url\(/)
    for (const [, address] of html.matchAll(/href="([^"]+)"/g)) {
      // The only other site is the carrier's tracking page.
      expect(address).toMatch(/^(?:https:\/\/mindelund\.dk|mailto:hjaelp@mindelund\.dk|https:\/\/gls-group\.com\/)/)
    }
  })

  test('reads as one letter: short sentences, dates as people say them, and either du or I', () => {
    const own = [mail.subject, ...paragraphsOf(mail.html)]
    const sentences = own.flatMap((paragraph) => paragraph.split(/(?<=[.?!:]) (?=\p{Lu})/u))
    expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([])
    const words = own.join('\n')
    expect(words).not.toMatch(/\b\d{4}-\d{2}-\d{2}\b|["“”„]/)
    const isToOne = /(?<!\p{L})(du|dig|din|dit|dine)(?!\p{L})/iu.test(words)
    // A capital I within a sentence; at its beginning it is mostly 'I dag'.
    const isToMany = /(?<=[\p{Ll},] )I(?!\p{L})|(?<!\p{L})[Jj]er(?:es)?(?!\p{L})/u.test(words)
    expect([isToOne, isToMany]).not.toEqual([true, true])
  })

  test('gives every coloured text a dark-mode colour', () => {
    const { html } = mail
    for (const [tag] of html.matchAll(/<(?:p|h1|h2|a|span|hr)\b[^>]*style="[^"]*(?:[";]|^)color:[^>]*>/g)) {
      expect(tag).toMatch(/class="mail-/)
    }
  })

  test('is small enough not to be clipped', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(cutAtBytes)
  })

  test('escapes hostile text', async () => {
    const { html } = await sample.render((props) => replaceWords(props))
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="https://evil.example"')
    expect(html).toContain('&lt;script&gt;')
  })
})

/** What a mail says in its own words: its paragraphs without quoted ones and URLs. */
function paragraphsOf(html: string): string[] {
  return html
    .replace(/<head>.*?<\/head>|<!--.*?-->|<p\b[^>]*border-left[^>]*>.*?<\/p>/gs, '')
    .replace(/<\/?(?:p|h1|h2|div|td|br)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>|https?:\S+/g, '')
    .replace(/&[#\w]+;|\p{Cf}/gu, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The same props with hostile text for every sentence and name; URLs and kinds stay. */
function replaceWords<T>(props: T): T
function replaceWords(value: unknown): unknown {
  if (typeof value === 'string') return /^(https?:|hjaelp@|[a-z-]+$)/.test(value) ? value : hostile
  if (Array.isArray(value))
    return value.map((part, index) => (typeof part === 'string' ? `${hostile}${index}` : replaceWords(part)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceWords(part)]))
}

describe('a hostile name', () => {
  test('cannot add a line to the subject, nor exceed its column', async () => {
    const memorialName = `Bo\r\nBcc: b@example.dk\u2028${'x'.repeat(400)}`
    const { subject } = await renderMail(
      { template: 'contribution-received', props: { ...contribution, memorialName } },
      site,
    )
    expect(subject).toContain('Bo Bcc: b@example.dk')
    expect(subject).not.toMatch(/[\r\n\u2028]/)
    expect(subject.length).toBeLessThanOrEqual(300)
  })

  test('cannot change the URL of a token', async () => {
    const { html } = await renderMail(
      { template: 'password-reset', props: { token: '../x?y="><b>', fullName: 'Bo', validFor: 'en time' } },
      site,
    )
    expect(html).toContain('href="https://mindelund.dk/reset-password/..%2Fx%3Fy%3D%22%3E%3Cb%3E"')
  })
})

describe('what a mail is about', () => {
  test.each([
    ['setup-link', 'Lav mindesiden hjemme', ['https://mindelund.dk/setup/', '7G4T9-QW2B2', '7 dage']],
    ['password-reset', 'Vælg en ny adgangskode', ['https://mindelund.dk/reset-password/', 'i en time']],
    ['password-changed', 'Din adgangskode er ændret', ['https://mindelund.dk/login', '3. maj 2026 kl. 14.05']],
    ['welcome', 'Velkommen til Mindelund', ['https://mindelund.dk/qr-setup/', 'brugernavnet Åse.Ærø']],
  ] as const)('%s is said in its subject and its text', async (template, subject, parts) => {
    const mail = await listMailSamples(site)
      .find((sample) => sample.template === template)
      ?.render()
    expect(mail?.subject).toBe(subject)
    for (const part of parts) expect(mail?.text.replace(/\s+/g, ' ')).toContain(part)
  })
})

describe('the notice to the page administrator', () => {
  test('offers to approve, to reject, each with one click, and to get fewer mails', async () => {
    const { subject, text } = await renderMail({ template: 'contribution-received', props: contribution }, site)
    expect(subject).toBe('Ny hilsen på mindesiden for Anna Margrethe Hansen')
    const { approveUrl, rejectUrl, queueUrl } = contribution
    for (const part of [approveUrl, rejectUrl, queueUrl, 'Bo Sørensen (nabo)', 'Vi savner dig.', '/profile#mailvalg'])
      expect(text).toContain(part)
    expect(text.replace(/\s+/g, ' ')).toContain('bekræfter med ét klik')
  })

  test('of an already visible post offers no approval', async () => {
    const { html, text } = await renderMail(
      {
        template: 'contribution-received',
        props: {
          ...contribution,
          kind: 'candle',
          excerpt: null,
          approveUrl: null,
        },
      },
      site,
    )
    expect(html).not.toContain('Godkend')
    expect(text).toContain('Det kan allerede ses på siden')
    expect(text).toContain(contribution.rejectUrl)
  })

  test('keeps line breaks, in HTML and plain text', async () => {
    const { html, text } = await renderMail({ template: 'contribution-received', props: contribution }, site)
    expect(text).toContain('Tak for alle kaffekopperne.\nVi savner dig.')
    expect(html).toMatch(/kaffekopperne\.<br ?\/?>Vi savner dig\./)
  })

  test('shows the attached pictures, and mentions them in the plain text', async () => {
    const pictures = [4, 5, 6].map((last) => ({ id: `picture-${last}`, width: 400, height: 1200, alt: '' }))
    const { html, text } = await renderMail(
      {
        template: 'contribution-received',
        props: {
          ...contribution,
          kind: 'tribute',
          title: 'Sommer',
          pictures,
        },
      },
      site,
    )
    expect(html.match(/<img src="cid:picture-[^>]+ width="140" height="420"/g)).toHaveLength(3)
    expect(html).toContain('alt="Billede 3 fra Bo Sørensen"')
    expect(text).not.toContain('cid:')
    expect(text).toContain('Sommer')
    expect(text).toContain('3 billeder')
  })
})

describe('the summary', () => {
  const none = {
    memorialName: 'Karen Holm',
    greetings: 0,
    tributes: 0,
    candles: 0,
    waiting: 0,
    waitingBefore: 0,
    lines: [],
  }
  const summary = (counts: Partial<ContributionSummaryProps['pages'][number]>): ContributionSummaryProps => ({
    ...site,
    fullName: 'Åse',
    pages: [{ ...none, queueUrl: 'https://mindelund.dk/memorial/karen/admin', ...counts }],
    morePages: 0,
  })

  test.each([
    [{ greetings: 1 }, '1 hilsen.'],
    [{ greetings: 1, waitingBefore: 2 }, '1 hilsen. Der venter også 2 fra tidligere.'],
    [{ greetings: 1, waiting: 1 }, '1 hilsen venter på din godkendelse.'],
    [{ greetings: 2, tributes: 1, waiting: 3 }, '2 hilsner og 1 minde venter på din godkendelse.'],
    [{ tributes: 2, candles: 7, waiting: 1 }, '2 minder og 7 lys. Heraf venter 1 på din godkendelse.'],
    [
      { greetings: 3, tributes: 2, candles: 7, waiting: 4 },
      '3 hilsner, 2 minder og 7 lys. Heraf venter 4 på din godkendelse.',
    ],
  ])('counts %j in words', async (counts, sentence) => {
    const { text } = await renderMail({ template: 'contribution-summary', props: summary(counts) }, site)
    expect(text.replace(/\s+/g, ' ')).toContain(sentence)
  })
})
