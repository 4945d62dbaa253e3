import { expect, it } from 'vitest'
import { NAVIGATION, type Viewer } from './navigation'

const labelsFor = (viewer: Viewer) => NAVIGATION.filter((link) => link.isFor(viewer)).map((link) => link.label)

it('offers a visitor to sign in or to begin with a code', () => {
  expect(labelsFor(null)).toEqual(['Log ind', 'Opret konto'])
})

it('offers a signed-in user a new page and the profile', () => {
  expect(labelsFor({ isAdmin: false })).toEqual(['Min profil', 'Opret mindeside'])
})

it('offers the administration to administrators alone', () => {
  expect(labelsFor({ isAdmin: true })).toEqual(['Administration', 'Min profil', 'Opret mindeside'])
})
