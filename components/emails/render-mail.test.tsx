import { describe, expect, test } from 'vitest'
import type { ContributionReceivedProps } from './contribution-received-email'
import { type RenderedMail, renderMail } from './render-mail'
import { emailColours } from './theme'

const site = { siteName: 'Mindelund', siteUrl: 'https://mindelund.dk', supportEmail: 'hjaelp@mindelund.dk' }
const hostile = '<script>alert(1)</script><a href="https://evil.example">"Åse" & \'Bo\'</a>'

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

const all: Array<[string, () => Promise<RenderedMail>, string, string[]]> = [
  [
    'the link from the stone',
    () => renderMail('setup-link', { ...site, token: 'tok_-1', code: '7G4T9-QW2B2', validDays: 7 }),
    'Gør din mindeside færdig hjemme',
    ['https://mindelund.dk/setup/tok_-1', '7G4T9-QW2B2', '7 dage'],
  ],
  [
    'the password reset',
    () => renderMail('password-reset', { ...site, token: 'tok_-2', fullName: 'Åse Ærø' }),
    'Vælg en ny adgangskode',
    ['https://mindelund.dk/reset-password/tok_-2', 'Kære Åse Ærø', 'i en time'],
  ],
  [
    'the warning of a new password',
    () => renderMail('password-changed', { ...site, fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05' }),
    'Din adgangskode er ændret',
    ['https://mindelund.dk/login', '3. maj 2026 kl. 14.05'],
  ],
  [
    'the welcome',
    () =>
      renderMail('welcome', {
        ...site,
        fullName: 'Åse',
        username: 'aase',
        continueUrl: 'https://mindelund.dk/qr-setup/X',
      }),
    'Velkommen til Mindelund',
    ['https://mindelund.dk/qr-setup/X', 'brugernavnet aase'],
  ],
  [
    'the notice of a greeting',
    () => renderMail('contribution-received', contribution),
    'Ny hilsen på mindesiden for Anna Margrethe Hansen',
    [
      contribution.approveUrl ?? '',
      contribution.rejectUrl,
      contribution.queueUrl,
      'Bo Sørensen (nabo)',
      'bekræfter med ét klik',
      'Vi savner dig.',
    ],
  ],
]

describe.each(all)('%s', (_, rendered, subject, expected) => {
  test('says the same as plain text, with every link written out', async () => {
    const mail = await rendered()
    expect(mail.subject).toBe(subject)
    const expectedAddresses = [...expected, site.siteUrl]
    const text = mail.text.replace(/\s+/g, ' ')
    for (const part of [...expected, 'hjaelp@mindelund.dk']) expect(text).toContain(part)
    expect(text).not.toMatch(/undefined|null|\[object/)
    for (const [address] of mail.text.matchAll(/https:\S+/g))
      expect(expectedAddresses).toContain(address.replace(/\.$/, ''))
    for (const line of mail.text.split('\n')) if (!line.includes('http')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('is Danish, fits dark mode, and fetches nothing from anywhere', async () => {
    const { html } = await rendered()
    expect(html).toContain('lang="da"')
    expect(html).toContain('content="light dark"')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<(?:img|script|link)\b|@import|url\(/)
    for (const [, address] of html.matchAll(/href="([^"]+)"/g)) {
      expect(address).toMatch(/^(?:https:\/\/mindelund\.dk|mailto:hjaelp@mindelund\.dk)/)
    }
  })

  test('stays far under the size where mail programs cut', async () => {
    expect(Buffer.byteLength((await rendered()).html)).toBeLessThan(60_000)
  })
})

describe('a hostile name', () => {
  test.each([
    () => renderMail('welcome', { ...site, fullName: hostile, username: hostile, continueUrl: site.siteUrl }),
    () => renderMail('password-reset', { ...site, token: 'x', fullName: hostile }),
    () => renderMail('password-changed', { ...site, fullName: hostile, changedAt: hostile }),
    () =>
      renderMail('contribution-received', {
        ...contribution,
        memorialName: hostile,
        contributorName: hostile,
        relation: hostile,
        title: hostile,
        excerpt: hostile,
      }),
  ])('is shown as the letters it is made of (%#)', async (rendered) => {
    const { html, text } = await rendered()
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="https://evil.example"')
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain('<script>')
  })

  test('cannot give the subject a second line, nor make it longer than its column', async () => {
    const memorialName = `Bo\r\nBcc: b@example.dk\u2028${'x'.repeat(400)}`
    const { subject } = await renderMail('contribution-received', { ...contribution, memorialName })
    expect(subject).toContain('Bo Bcc: b@example.dk')
    expect(subject).not.toMatch(/[\r\n\u2028]/)
    expect(subject.length).toBeLessThanOrEqual(300)
  })

  test('cannot bend the address of a token', async () => {
    const { html } = await renderMail('password-reset', { ...site, token: '../x?y="><b>', fullName: 'Bo' })
    expect(html).toContain('href="https://mindelund.dk/reset-password/..%2Fx%3Fy%3D%22%3E%3Cb%3E"')
  })
})

describe('the notice to the page administrator', () => {
  test('of what is already to be seen offers no approval', async () => {
    const { html, text } = await renderMail('contribution-received', {
      ...contribution,
      kind: 'candle',
      excerpt: null,
      approveUrl: null,
    })
    expect(html).not.toContain('Godkend')
    expect(text).toContain('Det kan allerede ses på siden')
    expect(text).toContain(contribution.rejectUrl)
  })

  test('tells of the pictures that came along', async () => {
    const { text } = await renderMail('contribution-received', {
      ...contribution,
      kind: 'tribute',
      title: 'Sommer',
      pictureCount: 3,
    })
    expect(text).toContain('Sommer')
    expect(text).toContain('3 billeder')
  })
})

describe.each(Object.entries(emailColours))('the %s colours', (_, colours) => {
  test.each([
    ['ink', 'paper'],
    ['quiet', 'paper'],
    ['link', 'paper'],
    ['buttonInk', 'button'],
  ] as const)('%s on %s passes AA', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
