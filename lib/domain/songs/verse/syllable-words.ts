// Words whose syllables do not follow from their letters, cut as they are sung. Compounds are here by their first part, below.
const cut = `
fa-mi-lie fa-mi-li-en fa-mi-li-er fa-mi-li-er-ne fa-mi-liens fe-rie fe-ri-en fe-ri-er stu-die lin-je lin-jer lil-je vil-je vin-due vin-du-et vin-du-er
vin-du-er-ne in-du-stri men-ne-ske men-ne-sker men-ne-sket men-ne-ske-ne men-ne-sker-ne for-æl-dre for-æl-dre-ne bed-ste-for-æl-dre for-år
for-å-ret ef-ter-år ef-ter-å-ret be-gra-vel-se old-e-mor bar-ne-barn bag-ef-ter o-ver-alt søn-dag man-dag søs-ken-de al-tid læng-sel
Niels Niel-sen Jens Riis Mi-cha-el Mi-ka-el Ra-fa-el Da-ni-el Lou-i-se Ma-ri-e Ju-lie A-ma-lie E-mi-lie Ce-ci-lie Na-ta-lie So-fi-e Sop-hi-e
Mai Kai Kaj Kay Leo The-o-dor The-a Le-a Li-am Ma-thi-as To-bi-as E-li-as An-dre-as
ty-ve tred-i-ve fyr-re ti-er år-ti-er i-gen i-gen-nem gen-nem ja-nu-ar fe-bru-ar ja-nu-ars fe-bru-ars jour-na-list team jeans tea-ter te-a-tret
mu-se-um mu-se-et ra-di-o stu-di-o vi-de-o stu-di-er pi-a-no vi-o-lin kre-a-tiv i-de-er i-dé
øst-re vest-re nord-re søn-dre æ-ble-træ æb-ler æb-le æb-ler-ne smør-re-brød rug-brød ka-no ka-na-da
Kø-ben-havn Fre-de-riks-havn Fre-de-riks-berg Hel-sing-ør Søn-der-jyl-land Nør-re-bro Ves-ter-bro Øs-ter-bro A-ma-ger Sve-ri-ge Nor-ge
`

/** The syllables of such a word, written in small letters; undefined for every other. */
export const wordsAsCut: ReadonlyMap<string, readonly string[]> = new Map(
  cut
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', '').toLowerCase(), word.toLowerCase().split('-')]),
)

/** First parts of compounds and prefixes, after which a syllable ends whatever follows. The longest that fits counts. */
export const firstParts: readonly string[] = `
af an be bag barne bryllups børne dags dags egen efter familie far fjord for fore forbi fod folke fredags fri fugle fødsels gen gud gård hav have
hel hjem hjemme hus husholdnings høj hånd ind jern jord jule kirke klit kolonihave kraft køkken land lands landbrugs livs lyse læge lørdags
mad mand mands med mel mellem mis mod mor morgen mund nabo nat natte nær ny nord old om op over råd rød sam selv skib skov
skole skrive smede sol sommer sommerhus stil strand strikke stue stor syd syge syv søndags til tolv trafik træ tømrer ud und under ungdoms uden ven ven vejr
vest verdens vinter violin vis vok år øst
`
  .trim()
  .split(/\s+/)
  .sort((one, other) => other.length - one.length)
