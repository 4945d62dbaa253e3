import { expect, it } from 'vitest'
import { ArchivePaths } from './archive-paths'

const archive = new ArchivePaths([
  ...['billeder/Bo Kjær.JPG', 'Ane.png', 'a/1.jpg', 'b/1.jpg', 'slægt/b/2.jpg', '3.jpg', 'c/3.jpg', '50%20 år.jpg'],
  ...['Far & mor.jpg', 'fotos/SÃ¸n.jpg'],
])

it.each([
  ...['billeder/Bo Kjær.JPG', 'billeder\\Bo Kjær.JPG', './billeder/bo kjær.jpg', 'C:\\Slægt\\Billeder\\BO KJÆR.jpg'],
  ...[
    'Bo Kjær.jpg',
    '/home/ib/billeder/Bo Kjær.JPG',
    'file:///C:/Billeder/Bo%20Kj%C3%A6r.JPG',
    'billeder/Bo%20Kj%c3%a6r.jpg',
  ],
  ...['file://localhost/C|/billeder/Bo Kjær.JPG', 'billeder/Bo Kjær.JPG'.normalize('NFD'), '..\\fotos\\Bo Kjær.JPG'],
  ...['C:Bo Kjær.JPG', '\\\\server\\fotos\\Bo Kjær.JPG', ' billeder//Bo Kjær.JPG ', 'file:billeder/Bo Kjær.JPG'],
])('%j is the one picture', (name) => {
  expect(archive.fit(name)?.paths ?? []).toEqual(['billeder/Bo Kjær.JPG'])
})

it.each([
  ['C:\\x\\B\\1.JPG', ['b/1.jpg']],
  ['a/1.jpg', ['a/1.jpg']],
  ['1.jpg', ['a/1.jpg', 'b/1.jpg']],
  ['d/1.jpg', ['a/1.jpg', 'b/1.jpg']],
  ['b/2.jpg', ['slægt/b/2.jpg']],
  ['3.jpg', ['3.jpg']],
  ['D:/fotos/3.jpg', ['3.jpg']],
  ['D:/c/3.jpg', ['c/3.jpg']],
  ['50%20 år.jpg', ['50%20 år.jpg']],
  ['ane.jpg', []],
  ['Macintosh HD:Slægt:Billeder:Bo Kjær.JPG', ['billeder/Bo Kjær.JPG']],
  ['Far &amp; mor.jpg', ['Far & mor.jpg']],
  ['Fotos/Søn.jpg', ['fotos/SÃ¸n.jpg']],
  ['fotos/SÃ¸n.jpg', ['fotos/SÃ¸n.jpg']],
  ['', []],
  ['/', []],
  ['%zz', []],
])('%j fits %j', (name, paths) => {
  expect(archive.fit(name)?.paths ?? []).toEqual(paths)
})
