import type { Page } from '@playwright/test'
import { makeMemorial, signInAs } from '../steps/family'
import type { House } from '../steps/house'
import { expect, test } from '../steps/test'

/** Pages as a visitor, as the family and as the administrator, with long names and words on them. */
async function everyPage(house: House) {
  const family = await house.family()
  const [free] = await house.freeCodes(1)
  const { slug, id } = await makeMemorial(family, {
    firstName: 'Anne-Margrethe Wilhelmine',
    fields: {
      epitaph: 'Elsket af alle, der fik lov at være hos hende i gårdhavekøkkenet.',
      restingCemetery: 'Sankt Sebastians og Sankt Ansgars Kirkegårdsafdeling',
      biography: `<p>${'Speciallægepraksisplanlægningsstabiliseringsperiode '.repeat(6)}</p>`,
    },
  })
  return {
    family,
    visitor: [
      ...['/', '/login', '/qr-info', '/auth', '/register', '/findes-ikke'],
      ...[`/register?qrCode=${free}`, `/qr-email-register?qrCode=${free}`, `/qr-scan/${free}`],
      ...[`/qr-scan/${free}/login`, '/qr-scan/UKENDTKODE', `/memorial/${slug}`],
    ],
    owner: [
      ...['/profile', '/create-memorial', '/create-memorial/blank', '/create-memorial/template'],
      ...['/create-memorial/guided', `/create-memorial/guided?id=${id}&trin=biography`, `/qr-setup/${family.code}`],
      ...[`/qr-linking/${family.code}`, `/edit-memorial/${slug}`, `/memorial/${slug}/admin`, `/memorial/${slug}`],
    ],
    administrator: ['/admin', '/admin/qr-packages'],
  }
}

async function expectNoSidewaysScroll(page: Page, path: string, width: number): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(reach, { message: `${path} reaches out to the side` }).toBeLessThanOrEqual(width)
}

const ways = {
  'at 320 px': { width: 320, textSize: '100%' },
  'with text twice as large': { width: 390, textSize: '200%' },
}

for (const [name, { width, textSize }] of Object.entries(ways)) {
  test(`no page scrolls sideways ${name}`, async ({ page, context, house }) => {
    // Every page there is, twice: longer than one journey.
    test.setTimeout(120_000)
    const { family, visitor, owner, administrator } = await everyPage(house)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((size) => {
      new MutationObserver(() => {
        if (document.documentElement) document.documentElement.style.fontSize = size
      }).observe(document, { childList: true })
    }, textSize)
    for (const path of visitor) await expectNoSidewaysScroll(page, path, width)
    await signInAs(context, family)
    for (const path of owner) await expectNoSidewaysScroll(page, path, width)
    await signInAs(context, { call: house.admin })
    for (const path of administrator) await expectNoSidewaysScroll(page, path, width)
  })
}
