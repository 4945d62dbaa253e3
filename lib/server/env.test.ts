import { describe, expect, it } from 'vitest'
import { readEnv, SettingsError } from '@/lib/server/env'

const good = {
  DATABASE_URL: 'postgresql://app:secret-word@127.0.0.1:5432/mindelund',
  SITE_URL: 'https://mindelund.dk/',
  NEXTAUTH_SECRET: 'wXk2V9qLr7TzB4mNcY8sHdJ6fGpA3eUo',
}

const company = {
  COMPANY_NAME: 'Minder ApS',
  COMPANY_CVR: '12 34 56 74',
  COMPANY_ADDRESS: 'Vejnavn 1, 2. th., 8000 Aarhus C',
  COMPANY_PHONE: '75 58 12 34',
  COMPANY_EMAIL: 'post@minder.dk',
}

function complaintsOf(settings: Record<string, string | undefined>): string {
  try {
    readEnv({ ...good, ...settings })
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  it('has defaults for optional settings', () => {
    expect(readEnv(good)).toMatchObject({
      SITE_URL: 'https://mindelund.dk',
      SITE_NAME: 'Mindelund',
      MAIL_FROM: 'post@mindelund.dk',
      DEMO_DATA: false,
      secureCookies: true,
    })
  })

  it('sends mail from the host of the site, and from a reserved domain on localhost', () => {
    expect(readEnv(good).SUPPORT_EMAIL).toBe('hjaelp@mindelund.dk')
    expect(readEnv({ ...good, SITE_URL: 'http://127.0.0.1:3000' }).SUPPORT_EMAIL).toBe('hjaelp@mindelund.example')
  })

  it('takes a bucket whole or not at all, by path at an address of its own, and shows no key', () => {
    expect(readEnv(good).bucket).toBeNull()
    const keys = { S3_ACCESS_KEY_ID: 'navn', S3_SECRET_ACCESS_KEY: 'hemmelig' }
    const whole = { S3_BUCKET: 'mindelund', S3_REGION: 'eu-central-1', ...keys }
    expect(readEnv({ ...good, ...whole }).bucket).toMatchObject({ name: 'mindelund', forcePathStyle: false })
    const elsewhere = { ...good, ...whole, S3_ENDPOINT: 'https://s3.udbyder.eu' }
    expect(readEnv(elsewhere).bucket).toMatchObject({ endpoint: 'https://s3.udbyder.eu', forcePathStyle: true })
    expect(complaintsOf({ ...whole, S3_REGION: undefined })).toContain('forventet alle fire eller ingen af dem')
    expect(complaintsOf({ S3_ENDPOINT: 'https://s3.udbyder.eu' })).toContain('uden S3_BUCKET')
    expect(complaintsOf({ ...whole, S3_SECRET_ACCESS_KEY: 'med mellemrum i' })).not.toContain('mellemrum i')
  })

  it.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'mysql://x'],
    ['SITE_URL', 'https://minde_lund.dk'],
    ['SITE_URL', 'https://mindelund.dk/sti'],
    ['NEXTAUTH_SECRET', 'kort'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'ikke en adresse'],
    ['DEMO_DATA', 'ja'],
    ['DATABASE_POOL', '0'],
    ['S3_BUCKET', 'Store Bogstaver'],
    ['S3_ENDPOINT', 'lager.dk'],
    ['INVITATION_SECRET', 'kort'],
    ['INTRO_VIDEO_URL', 'http://film'],
    ['COMPANY_CVR', '12345678'],
    ['COMPANY_ADDRESS', 'Vejnavn 1'],
    ['COMPANY_ADDRESS', 'Vejnavn 1, Aarhus'],
    ['COMPANY_PHONE', 'ring bare'],
    ['COMPANY_EMAIL', 'minder.dk'],
    ['COMPANY_BANK_ACCOUNT', '1234'],
    ['STRIPE_SECRET_KEY', 'pk_test_12345678'],
    ['STRIPE_WEBHOOK_SECRET', '12345678'],
    ['STRIPE_API_URL', 'http://stripe.example:12111'],
    ['STORECOVE_API_KEY', 'kort'],
    ['STORECOVE_LEGAL_ENTITY', 'Firma ApS'],
    ['STORECOVE_API_URL', 'https://storecove.example'],
  ])('does not start with an invalid %s, and says what is expected', (name, value) => {
    expect(complaintsOf({ [name]: value })).toMatch(new RegExp(`${name}: .+, forventet .+`))
  })

  it.each(Object.keys(company))('does not start in production without %s, which the law requires', (name) => {
    const rest = { ...company, [name]: undefined, MINDELUND_STRICT: '1' }
    expect(complaintsOf(rest)).toContain(`${name}: mangler, forventet`)
    // A demonstration's company is named as fictitious.
    expect(readEnv({ ...good, ...rest, MINDELUND_STRICT: undefined }).company.name).toContain('opdigtet')
  })

  it('reads the company as people write it, and uses its mail address for support by default', () => {
    expect(readEnv({ ...good, ...company })).toMatchObject({
      company: { name: 'Minder ApS', cvr: '12345674', phone: '75581234', address: company.COMPANY_ADDRESS },
      SUPPORT_EMAIL: 'post@minder.dk',
    })
    expect(readEnv({ ...good, ...company, SUPPORT_EMAIL: 'hjaelp@minder.dk' }).SUPPORT_EMAIL).toBe('hjaelp@minder.dk')
  })

  it('never shows a secret', () => {
    expect(complaintsOf({ NEXTAUTH_SECRET: 'kort-hemmelighed' })).not.toContain('kort-hemmelighed')
    expect(complaintsOf({ DATABASE_URL: 'mysql://app:secret-word@x' })).not.toContain('secret-word')
  })

  it('takes payments elsewhere than at the provider only in a demonstration', () => {
    const pretend = { STRIPE_API_URL: 'http://127.0.0.1:12111' }
    expect(readEnv({ ...good, ...pretend, DEMO_DATA: '1' }).STRIPE_API_URL).toBe(pretend.STRIPE_API_URL)
    expect(complaintsOf(pretend)).toContain('STRIPE_API_URL')
    const strict = { ...company, ...pretend, DEMO_DATA: '1', MINDELUND_STRICT: '1' }
    expect(complaintsOf(strict)).toContain('STRIPE_API_URL')
    expect(complaintsOf({ STRIPE_SECRET_KEY: 'sk_test_12345678' })).toContain('STRIPE_WEBHOOK_SECRET')
    expect(complaintsOf({ STORECOVE_API_URL: 'http://127.0.0.1:12116' })).toContain('STORECOVE_API_URL')
    expect(complaintsOf({ STORECOVE_LEGAL_ENTITY: '4711' })).toContain('STORECOVE_API_KEY')
  })

  it('refuses a guessable secret in production', () => {
    const guessable = { NEXTAUTH_SECRET: 'changeme-changeme-changeme-changeme' }
    expect(complaintsOf({ ...guessable, MINDELUND_STRICT: '1' })).toContain('NEXTAUTH_SECRET')
    expect(complaintsOf({ NEXTAUTH_SECRET: 'a'.repeat(40), MINDELUND_STRICT: '1' })).toContain('NEXTAUTH_SECRET')
    expect(complaintsOf({ ...company, MINDELUND_STRICT: '1' })).toBe('')
  })
})
