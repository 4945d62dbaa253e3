import type { APIRequestContext } from '@playwright/test'
import { type Family, makeMemorial } from './family'
import { makePicture } from './make-picture'
import { answerOf, type Site } from './site'
import { masonWithCode } from './stock'

const longWord = 'Speciallægepraksisplanlægningsstabiliseringsperiode '

/** The pages of a visitor and a family, with long names and words on them. */
export async function familyPages(site: Site): Promise<{ family: Family; visitor: string[]; owner: string[] }> {
  const family = await site.family()
  const [free] = await site.freeCodes(1)
  const { slug, id } = await makeLongPage(family)
  const event = { title: longWord.repeat(2), date: { year: 1950, month: 6 }, place: longWord, text: longWord.repeat(4) }
  await answerOf(await family.call.post(`/api/memorials/${id}/timeline`, { data: event }))
  const picture = await makePicture(family, id, longWord)
  // Three or more share their rows.
  for (const caption of [longWord, longWord.trim().repeat(2)]) await makePicture(family, id, caption)
  const relative = await makeLongTree(family, id)
  return {
    family,
    visitor: [
      ...['/', '/pricing', '/contact', '/qr-info', '/privacy', '/terms', '/cookies', '/licences'],
      '/reseller-terms',
      ...['/reseller-register', '/login', '/auth', '/register', '/hidden-register-72391', '/findes-ikke'],
      ...['/reset-password/forkert', '/setup/forkert', '/login/forkert', '/invitation/forkert', '/contact?sag=forkert'],
      ...['/profile/restore/forkert', '/foelg/forkert', `/memorial/${slug}/foelg`],
      '/contact?anmeld=om-mig',
      ...['/succession/forkert', '/invitation/forkert/proof-sheet', '/~offline'],
      ...[`/register?qrCode=${free}`, `/qr-email-register?qrCode=${free}`, `/qr-scan/${free}`],
      ...[`/qr-scan/${free}/login`, '/qr-scan/UKENDTKODE', `/memorial/${slug}`],
      ...['/theme-test', '/test-memorial', '/gallery-demo', `/enhanced-memorial/${slug}`, `/classic-memorial/${slug}`],
      ...[`/family-tree/${slug}`, `/family-tree/${slug}?person=${relative}`],
    ],
    owner: [
      ...['/profile', '/reseller-dashboard', '/contact'],
      ...['/create-memorial', '/create-memorial/blank', '/create-memorial/template'],
      ...['/create-memorial/guided', `/create-memorial/guided?id=${id}&trin=biography`, `/qr-setup/${family.code}`],
      `/edit-image/${picture}`,
      ...[`/qr-linking/${family.code}`, `/edit-memorial/${slug}`, `/memorial/${slug}/admin`, `/memorial/${slug}`],
      ...[
        `/memorial/${slug}/admin/members`,
        `/memorial/${slug}/admin/statistics`,
        `/memorial/${slug}/admin/stone`,
        `/memorial/${slug}/admin/page`,
        `/memorial/${slug}/admin/card`,
        `/memorial/${slug}/admin/notifications`,
        `/memorial/${slug}/admin/family`,
        `/family-tree/${slug}?person=${relative}`,
        `/family-tree/${slug}/files`,
        `/family-tree/${slug}/print`,
      ],
    ],
  }
}

/** The pages of a reseller and an administrator, with long names and words on them. */
export async function staffPages(
  site: Site,
): Promise<{ mason: APIRequestContext; reseller: string[]; administrator: string[] }> {
  const family = await site.family()
  const [free] = await site.freeCodes(1)
  const { slug } = await makeLongPage(family)
  const { mason, code } = await masonWithCode(site)
  return {
    mason,
    reseller: [
      ...['/reseller-dashboard', '/reseller-dashboard/codes', `/reseller-dashboard/codes/${code}`],
      ...[
        `/reseller-dashboard/codes/${code}/prepared-page`,
        '/reseller-dashboard/orders',
        '/reseller-dashboard/prices',
        '/reseller-dashboard/colleagues',
        '/reseller-dashboard/drawings',
        '/reseller-dashboard/proof-sheets',
      ],
    ],
    administrator: [
      ...['/admin', '/admin/support', '/admin/support/hidden', '/admin/support/successions'],
      ...['/admin/resellers', '/admin/qr-packages', '/admin/users', `/admin/users?search=${family.email}`],
      ...['/admin/users/pages', `/admin/users/pages/${slug}`, '/admin?figure=received&period=1y'],
      ...['/admin/performance?days=90', '/admin/performance/server', '/admin/performance/server?kind=process'],
      ...['/admin/performance/errors', '/admin/performance/jobs', '/admin/performance/mails'],
      ...['/admin/performance/storage', '/admin/audit'],
      ...['/admin/qr', '/admin/qr?state=linked'],
      ...['/admin/qr-scanner', `/admin/qr-scanner?code=${free}`, '/admin/qr-production/proof-sheets'],
      ...['/admin/laser-engraving', '/admin/qr-export'],
      ...['/production', '/production?station=gravering', '/production?station=kontrol'],
      ...['/admin/qr-production', '/admin/qr-production/new', '/admin/qr-production/1'],
    ],
  }
}

function makeLongPage(family: Family) {
  return makeMemorial(family, {
    firstName: 'Anne-Margrethe Wilhelmine',
    fields: {
      epitaph: 'Elsket af alle, der fik lov at være hos hende i gårdhavekøkkenet.',
      restingCemetery: 'Sankt Sebastians og Sankt Ansgars Kirkegårdsafdeling',
      biography: `<p>${longWord.repeat(6)}</p>`,
    },
  })
}

/** A tree with long names; returns the id of a person in it. */
async function makeLongTree({ call }: Family, memorialId: string): Promise<string> {
  const tree = `/api/memorials/${memorialId}/tree`
  const { personId } = await answerOf<{ personId: string }>(await call.post(tree, { data: {} }))
  const person = {
    givenNames: longWord.repeat(2),
    surname: longWord,
    birthSurname: longWord,
    sex: 'female',
    born: { year: 'mellem 1840 og 1845' },
    bornPlace: longWord,
    died: { year: 'ca. 1905' },
    note: longWord.repeat(4),
  }
  const add = async (relation: string, data: object) =>
    answerOf<{ personId: string }>(await call.post(`${tree}/people`, { data: { personId, relation, person: data } }))
  await add('child', { givenNames: longWord })
  return (await add('parent', person)).personId
}
