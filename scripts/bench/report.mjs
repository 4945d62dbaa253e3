import { judgeCrowd } from './crowd.mjs'
import { isSlowerThanPhone, REFERENCE_INDEX } from './processor.mjs'

const KB = 1024
// What browsers round to when nothing visible has moved.
const NO_SHIFT = 0.001
const FLAT = 1.3

/** Each budget with its result and whether it is met. */
export function judge({
  bytes,
  idle,
  statements,
  throughput,
  cold,
  growth,
  growthToMillion,
  candles,
  crowd,
  paint,
  grave,
  landing,
  classic,
  codeSearch,
  generation,
  live,
  trees,
  songs,
  movingGreeting,
  console: front,
  vitals,
}) {
  const within = (name, found, most, unit) => ({ name, found, most, unit, isKept: found <= most })
  return [
    within('Egen script ud over rammens (brotli)', bytes.ownScriptBrotli / KB, 10, 'KB'),
    within('HTML med stil før livshistorien (gzip)', bytes.htmlBeforeStoryGzip / KB, 14, 'KB'),
    within('HTML ved graven: 12 billeder, 3.000 tegn, 30 hilsner (gzip)', bytes.graveHtmlGzip, 13.5 * KB, 'bytes'),
    within('  som en telefon får den (brotli)', bytes.graveHtmlSent, 12 * KB, 'bytes'),
    within('Sætninger til databasen for en side', statements.page, 1, ''),
    within('  ad den graverede adresse, hvor scanningen tælles', statements.scan, 2, ''),
    within(
      'Dagens første besøg mod det næste, til første byte',
      cold.cold.firstByteMs / cold.warm.firstByteMs,
      1.1,
      '×',
    ),
    within('Efter en start: en gemt side mod loginsiden', cold.start.storedMs / cold.start.frameworkMs, 0.7, '×'),
    within('10 → 170.000 bidrag, en kendts eget', growth.posts.ownRatio, FLAT, '×'),
    within('10 → 170.000 bidrag, ny i lageret', growth.posts.missRatio, FLAT, '×'),
    within('100 → 100.000 mindesider, en kendts eget', growth.memorials.ownRatio, FLAT, '×'),
    within('100 → 100.000 mindesider, ny i lageret', growth.memorials.missRatio, FLAT, '×'),
    within('100 → 1.000.000 mindesider, en kendts eget', growthToMillion.memorials.ownRatio, FLAT, '×'),
    within('100 → 1.000.000 mindesider, ny i lageret', growthToMillion.memorials.missRatio, FLAT, '×'),
    ...judgeCrowd({ candles, crowd }),
    within('Flytning af indhold (CLS)', paint.layoutShift, NO_SHIFT, ''),
    within('LCP mod samme side uden script', paint.largestPaintMs / paint.twinLargestPaintMs, 1.15, '×'),
    within('Tid, siden ikke svarer (TBT)', paint.blockingMs, 150, 'ms'),
    within('Portræt på en telefon', paint.portraitBytes / KB, 30, 'KB'),
    within('Ved graven: alt, der hentes først', grave.page.bytes / KB, 75, 'KB'),
    within(
      'Ved graven: LCP mod en håndskrevet side',
      grave.page.largestPaintMs / grave.byHand.largestPaintMs,
      1.05,
      '×',
    ),
    within(
      'Ved graven: første ord mod en håndskrevet side',
      grave.page.firstPaintMs / grave.byHand.firstPaintMs,
      1.05,
      '×',
    ),
    within('Ved graven: skrifter, der hentes før forsiden', grave.early.length, 0, 'filer'),
    within('Ved graven: flytning af indhold (CLS)', grave.layoutShift, NO_SHIFT, ''),
    within('Skrifter på mindesiden', bytes.letters / KB, 30, 'KB'),
    within('300 billeder og 20.000 tegn mod lille side', paint.largeLargestPaintMs / paint.largestPaintMs, 1.15, '×'),
    // Lower bounds, expressed as the most the other side may be faster; not kept where there is no nginx.
    within('Svar i sekundet: samme bytes fra nginx mod siden', nginxRatio(throughput, 'page'), 5, '×'),
    within('Svar i sekundet: samme bytes fra nginx mod siden bag nginx', nginxRatio(throughput, 'front'), 1.25, '×'),
    within('Den klassiske side: første visning', classic.bytes / KB, 50, 'KB'),
    within('Den klassiske side: script', classic.scripts, 0, ''),
    within('Et lys, en anden tænder, ses efter', live.slowestMs / 1000, 2, 's'),
    within('Det, første billede venter på', paint.blocking.length, 0, 'filer'),
    within('Kald til andre', paint.foreign.length, 0, 'kald'),
    within('Forsiden: egen script ud over rammens (brotli)', landing.ownScriptBrotli / KB, 25, 'KB'),
    within('Forsiden: LCP mod samme side uden script', landing.largestPaintMs / landing.twinLargestPaintMs, 1.3, '×'),
    within('Forsiden: flytning af indhold (CLS)', landing.layoutShift, NO_SHIFT, ''),
    within('10.000 koder i én pakke', generation.seconds, 10, 's'),
    ...Object.entries(codeSearch).map(([name, { ratio: found }]) =>
      within(`10.000 → 1.000.000 koder, søgning: ${name}`, found, 1.5, '×'),
    ),
    within('Tjenesten i hvile: sætninger til databasen i sekundet', idle.statementsPerSecond, 5, ''),
    within('Konsollens forside: få → millioner', front.ratio, FLAT, '×'),
    within('Slægtstræ: 50 → 5.000 personer, første visning', trees.viewRatio, FLAT, '×'),
    within('Slægtstræ: 5 → 5.000 personer, uddraget på siden', trees.excerptRatio, FLAT, '×'),
    within('Slægtstræ: script, når en gren åbnes', trees.branchMs, 100, 'ms'),
    within('Slægtstræ: 5.000 personer tages ind', trees.importSeconds, 20, 's'),
    within('Slægtstræ: 1.000 personer tegnes', trees.layoutSeconds, 6, 's'),
    within('Sang på 80 sekunder, lavet og pakket', songs.sound.seconds, 20, 's'),
    within('Sang på 80 sekunder, hukommelse', songs.sound.peakMb, 250, 'MB'),
    within('Sang på fire vers, noder', songs.sheets.warmSeconds, 1, 's'),
    within('Hilsen, der bevæger sig, 12 sekunder, lavet på en telefon', movingGreeting.seconds, 60, 's'),
    within('  længst uden at se fremgang', movingGreeting.longestStillSeconds, 5, 's'),
    within('  standset, når man beder om det', movingGreeting.stopSeconds, 2, 's'),
    within('Besøgendes hastighed: det, der måler (brotli)', vitals.collectorBytes, 3 * KB, 'bytes'),
    within('Besøgendes hastighed: 1.000 målinger i sekundet', vitals.cores, 0.1, 'kerner'),
    within('Besøgendes hastighed: 1 → 90 dage', vitals.ratio, FLAT, '×'),
    within('Forsiden: kald til andre', landing.foreign.length, 0, 'kald'),
  ]
}

function nginxRatio({ nginx, ...sides }, side) {
  return nginx ? nginx.perSecond / sides[side].perSecond : Number.POSITIVE_INFINITY
}

const kindNames = { Document: 'dokument', Image: 'billeder', Script: 'script', Font: 'skrifter', Other: 'andet' }

/** Prints all results as a table. */
export function printReport(
  {
    bytes,
    throughput,
    cold,
    growth,
    candles,
    crowd,
    paint,
    grave,
    landing,
    codeSearch,
    generation,
    exports,
    trees,
    songs,
  },
  findings,
) {
  const { page, front, nginx } = throughput
  const size = (value) => `${number(value / KB, 1)} KB`
  const ms = (value) => `${number(value, 0)} ms`
  table('Mindesiden', [
    ['Rammens script (brotli)', size(bytes.floorScriptBrotli)],
    ['Stil, i siden (gzip)', size(bytes.styleGzip)],
    ['Hele HTML (gzip)', size(bytes.htmlGzip)],
    ['Skrifter, der hentes først', size(bytes.fontsAhead)],
    ['Skrifter, der hentes til næste besøg', size(bytes.letters)],
    ['Svar i sekundet', number(page.perSecond, 0)],
    ['  mod samme bytes fra nginx', nginx ? ratio(page.perSecond, nginx.perSecond) : 'nginx er ikke installeret'],
    ['  bag nginx, mod samme bytes', front ? ratio(front.perSecond, nginx.perSecond) : 'nginx er ikke installeret'],
    ['Langsomste hundrededel (p99)', ms(page.p99Ms)],
    ['  mod samme bytes fra nginx', nginx ? ratio(page.p99Ms, nginx.p99Ms) : 'nginx er ikke installeret'],
    ['Dagens første besøg, til første byte på langsom 4G', ms(cold.cold.firstByteMs)],
    ['  det næste', ms(cold.warm.firstByteMs)],
    ['Dagens første besøg, serveren alene', `${number(cold.cold.serverMs, 1)} ms`],
    ['  det næste', `${number(cold.warm.serverMs, 1)} ms`],
    ['Fra processens start til en gemt side', ms(cold.start.storedMs)],
    ['  til loginsiden', ms(cold.start.frameworkMs)],
    ['Ny i lageret, 10 bidrag', `${number(growth.base.missMs, 1)} ms`],
    ['Ny i lageret, 170.000 bidrag', `${number(growth.posts.missMs, 1)} ms`],
    ['Ny i lageret, 100.000 mindesider', `${number(growth.memorials.missMs, 1)} ms`],
    ['Processorens indeks (Lighthouse)', `${number(paint.processorIndex, 0)}, reference ${number(REFERENCE_INDEX, 0)}`],
    ['  gjort langsommere til en telefon', slowedDown(paint)],
    ['Første billede, langsom 4G og telefon', ms(paint.firstPaintMs)],
    ['Største billede (LCP)', ms(paint.largestPaintMs)],
    ['  samme side uden script', ms(paint.twinLargestPaintMs)],
    ['  300 billeder og 20.000 tegn', ms(paint.largeLargestPaintMs)],
  ])
  table('Mange på én gang', [
    ['Et lys for sig', `${number(candles.loneMs, 1)} ms`],
    ['200 lys i samme øjeblik, langsomste hundrededel (p99)', ms(candles.p99Ms)],
    ['500 læser 1.000 sider: svar i sekundet', number(crowd.quiet.perSecond, 0)],
    ['  mens 30 skriver', number(crowd.busy.perSecond, 0)],
    ['Langsomste hundrededel (p99)', ms(crowd.quiet.p99Ms)],
    ['  mens 30 skriver', ms(crowd.busy.p99Ms)],
    ['Skrevet imens', number(crowd.written, 0)],
    ['Serverens hukommelse før', `${number(crowd.memoryBefore, 0)} MB`],
    ['  efter et minut', `${number(crowd.memoryAfter, 0)} MB`],
  ])
  table('Ved graven: forside, 12 billeder og 30 hilsner', [
    ['Alt, der hentes først', size(grave.page.bytes)],
    ['  samme side skrevet i hånden', size(grave.byHand.bytes)],
    ...Object.entries(grave.kinds).map(([kind, found]) => [`  heraf ${kindNames[kind] ?? kind}`, size(found)]),
    ['Første ord, langsom 4G og telefon', ms(grave.page.firstPaintMs)],
    ['  samme side skrevet i hånden', ms(grave.byHand.firstPaintMs)],
    ['Største billede (LCP)', ms(grave.page.largestPaintMs)],
    ['  samme side skrevet i hånden', ms(grave.byHand.largestPaintMs)],
  ])
  table('Forsiden', [
    ['Rammens script (brotli)', size(landing.floorScriptBrotli)],
    ['Hele HTML (gzip)', size(landing.htmlGzip)],
    ['  uden script', size(landing.twinHtmlGzip)],
    ['Første billede, langsom 4G og telefon', ms(landing.firstPaintMs)],
    ['Største billede (LCP)', ms(landing.largestPaintMs)],
    ['  samme side uden script', ms(landing.twinLargestPaintMs)],
  ])
  table('QR-koder', [
    [`${number(generation.count, 0)} koder i én pakke`, `${number(generation.seconds, 2)} s`],
    ...Object.entries(codeSearch).map(([name, { fewMs, manyMs }]) => [
      `Søgning: ${name}`,
      `${number(fewMs, 1)} ms i 10.000, ${number(manyMs, 1)} ms i 1.000.000`,
    ]),
  ])
  table('Slægtstræer', [
    ['Første visning, 50 personer', ms(trees.fiftyMs)],
    ['Første visning, 5.000 personer', ms(trees.largeMs)],
    ['Script, når en gren åbnes på en telefon', ms(trees.branchMs)],
    ['5.000 personer taget ind fra en fil', `${number(trees.importSeconds, 1)} s`],
    ['1.000 personer tegnet', `${number(trees.layoutSeconds, 1)} s`],
  ])
  table('Sange', [
    ['80 sekunder, lavet og pakket som MP3 og M4A', `${number(songs.sound.seconds, 1)} s`],
    ['  hukommelse', `${number(songs.sound.peakMb, 0)} MB`],
    ['  MP3 og M4A', `${size(songs.sound.mp3Bytes)} og ${size(songs.sound.m4aBytes)}`],
    ['Noder til fire vers, billeder og PDF', `${number(songs.sheets.warmSeconds, 2)} s`],
    ['  den første gang', `${number(songs.sheets.coldSeconds, 2)} s`],
    ['  hukommelse', `${number(songs.sheets.peakMb, 0)} MB`],
  ])
  table('Tegninger til gravering', [
    [`${number(exports.codes, 0)} koder som SVG, DXF og PDF, lavet og prøvet`, `${number(exports.makeSeconds, 1)} s`],
    ['  koder i sekundet', number(exports.codesPerSecond, 2)],
    ['  holdt tilbage', `${exports.withheld} af ${exports.files} filer`],
    ['  ZIP', `${size(exports.zipBytes)} på ${number(exports.zipSeconds, 1)} s`],
  ])
  table(
    'Budgetter',
    findings.map(({ name, found, most, unit, isKept }) => [
      `${isKept ? '✓' : '✗'} ${name}`,
      `${number(found, 3)} af højst ${number(most, 3)} ${unit}`.trim(),
    ]),
  )
}

function table(title, rows) {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n  ${title}`)
  for (const [name, value] of rows) console.log(`    ${name.padEnd(width)}   ${value}`)
}

function slowedDown({ processorIndex, slowerBy }) {
  const factor = `${number(slowerBy, 2)} ×`
  return isSlowerThanPhone(processorIndex) ? `${factor}; maskinen er langsommere end telefonen` : factor
}

const number = (value, digits) => value.toLocaleString('da-DK', { maximumFractionDigits: digits })
const ratio = (value, base) => `${number(value / base, 2)} ×`
