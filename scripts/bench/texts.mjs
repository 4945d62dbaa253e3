// Texts as families and visitors write them: the generated ones of fill.mjs repeat themselves, and compression hides
// repetition.

/** A life story of 3,000 characters. */
export const lifeStory = [
  'Karen Margrethe blev født den 3. maj 1942 på en gård uden for Ribe som den yngste af fire søskende. Krigen fyldte mest i de voksnes stemmer; selv huskede hun bedst gåsestegen mortensaften, de frosne vinduer i pigekammeret og bedstefar, der skar dyr af gamle fyrrebrædder. Skolen lå tre kilometer væk, og når marsken stod under vand, gik børnene på diget.',
  'Efter realeksamen kom hun i lære hos manufakturhandler Kjær i Overdammen. Hun solgte knapper, foerstof og arbejdsskjorter, og hun glemte aldrig et navn. Om aftenen læste hun engelsk på aftenskole, for hun ville ud at se noget andet end tårnet på domkirken. I 1962 tog hun båden fra Esbjerg til Harwich og passede tvillinger i Norfolk i halvandet år. Derfra havde hun sin forkærlighed for stærk te, krimier og hunde, der måtte ligge i sofaen.',
  'Hjemme igen mødte hun Svend til et bal på Hviding Kro. Han var elektriker, kunne ikke danse og sagde det straks. De blev gift i september 1966 og flyttede ind i et halvfærdigt hus på Fanøvej, hvor badeværelset i to år var en zinkbalje. Lise kom i 1968, Torben i 1971 og Hanne, som ingen havde regnet med, i 1979.',
  'I otteogtyve år arbejdede hun på biblioteket, først ved skranken og siden i bogbussen, der hver torsdag kørte til de små skoler. Chaufføren, Egon, fortalte, at hun havde en pose bolsjer under sædet og en liste i hovedet: hvem der havde læst hvad, hvem der var blevet uvenner, og hvem der trængte til en bog om heste. Mange af de børn hilste på hende i brugsen, længe efter at de selv var blevet forældre.',
  'Haven var hendes anden stue. Hun havde georginer langs hækken, et drivhus med alt for mange agurker og en kompostbunke, hun talte om med en vis stolthed. Da Svend blev syg i 2003, flyttede hun sengen ned til havedøren, så han kunne høre solsorten. Han døde i juni, mens pæonerne stod på deres højeste, og hvert år siden bar hun en buket op til graven på hans fødselsdag.',
  'Børnene husker hende bedst ved køkkenbordet. Dér blev der lavet lektier, lagt puslespil og forhandlet om, hvem der skulle ud med hønsene i regnvejr. Hun skældte sjældent ud; hun så på én, til man selv kom i tanker om det. Hver jul tømte hun kagedåserne ud på dugen og lod de mindste bestemme rækkefølgen, og nytårsaften gik hele vejen forbi for at få hendes æbleskiver med brombærgelé.',
  'De sidste år delte hun ud af det, hun havde: tid, syltetøj og gode råd, som regel i den rækkefølge. Hun lærte sine syv børnebørn at spille whist og at tabe uden at smække med dørene. Hun stemte ved hvert valg, sang alt i kirkekoret og svømmede i Vesterhavet til langt ind i oktober. Da benene ikke ville mere, fulgte hun vandstanden på en tablet og ringede, hvis vi havde glemt at trække båden op.',
  'Det sidste efterår spurgte Hanne, hvad hun helst ville have gjort om. Hun tænkte længe. Så sagde hun, at hun nok burde have købt den røde cykel i 1957, da den var sat ned, og at resten var gået, som det skulle. Hun sov ind hjemme i Esbjerg den 12. januar 2024 med vinduet på klem og en halvlæst krimi på dynen. Morderen fandt vi ud af bagefter: det var gartneren.',
]

/** Ten greetings, the first part of the list: name, relation, message. */
export const greetings = [
  [
    'Grethe Sørensen',
    'nabo',
    'Tak for alle kaffekopperne og for din varme latter over hækken. Her er meget stille nu.',
  ],
  [
    'Egon Thomsen',
    'kollega',
    'Bogbussen kører stadig om torsdagen. Jeg har ladet din plads stå med posen under sædet.',
  ],
  ['Ida', 'barnebarn', 'Mormor, jeg vandt i whist i går, og jeg smækkede ikke med døren, da jeg tabte bagefter.'],
  [
    'Familien Krogsgaard',
    'gamle venner fra Fanøvej',
    'Vi mindes somrene med jordbær, telt i haven og dig midt i det hele.',
  ],
  [
    'Per Lund',
    'elev på Vilslev Skole',
    'Du gav mig den første bog, jeg læste til ende. Den handlede om en hest. Tak, Karen.',
  ],
  ['Else Marie', 'kusine', 'Ingen skrev breve som du. Jeg har gemt dem alle siden England, også dem med te på.'],
  [
    'Kirkekoret',
    'altrækken',
    'Vi synger Brorson for dig på søndag og efterlader et hul i altrækken, som du ville have hadet.',
  ],
  [
    'Jonna og Bent',
    'vinterbadere',
    'Elleve grader i dag. Du var gået i uden at tøve og havde leet ad os andre på broen.',
  ],
  [
    'Mikkel Holm',
    'barnebarn',
    'Jeg har plantet tre af dine georginer ved altanen. De to af dem er gået ud. Den tredje er stædig.',
  ],
  [
    'Birthe Kjær',
    'manufakturhandlerens datter',
    'Min far sagde altid, at du var den eneste, der kunne lægge foerstof rigtigt sammen.',
  ],
]
