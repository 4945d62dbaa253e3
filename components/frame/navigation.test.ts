import { expect, it } from 'vitest'
import { NAVIGATION, type Viewer } from './navigation'

const user = { isAdmin: false, isReseller: false }
const labelsFor = (viewer: Viewer, { inMenu = false } = {}) =>
  NAVIGATION.filter((link) => link.isFor(viewer) && (inMenu || !link.isMenuOnly)).map((link) => link.label)
const resellerLink = (viewer: Viewer) =>
  NAVIGATION.find((link) => link.label === 'Forhandler' && link.isFor(viewer))?.href

const administrator = ['Priser', 'Kontakt', 'Forhandler']

it('offers a visitor the links to sign in and to create an account', () => {
  expect(labelsFor(null)).toEqual([...administrator, 'Log ind', 'Opret konto'])
  expect(labelsFor(null, { inMenu: true })).toEqual(labelsFor(null))
})

it('offers a signed-in user a new page and the profile, and orders and agreements in the menu', () => {
  expect(labelsFor(user)).toEqual([...administrator, 'Min profil', 'Opret mindeside'])
  expect(labelsFor(user, { inMenu: true })).toEqual([
    ...administrator,
    'Min profil',
    'Mine bestillinger',
    'Sidernes planer',
    'Opret mindeside',
  ])
})

it('offers the administration only to administrators', () => {
  expect(labelsFor({ ...user, isAdmin: true })).toContain('Administration')
  expect(labelsFor({ ...user, isReseller: true })).not.toContain('Administration')
})

it('links visitors to the reseller application, and every account to the dashboard', () => {
  expect(resellerLink(null)).toBe('/reseller-register')
  expect(resellerLink(user)).toBe('/reseller-dashboard')
})
