// What may stand below what in GEDCOM 5.5.1 (The GEDCOM Standard, release 5.5.1, chapter 2). Written by hand, in the
// notation described in structure-tables.ts; 'up to three' and the identifiers RIN, RFN and AFN are written as any number,
// and RESI has the text that programs write there.

export const gedcom551Structures = `
%detail : TYPE DATE PLAC ADDR PHON* EMAIL* FAX* WWW* AGNC RELI CAUS RESN NOTE* SOUR=SOUR/SOUR-text* OBJE=OBJE/OBJE-inline*
%individual : %detail AGE
%family : %detail HUSB WIFE
%address : ADDR PHON* EMAIL* FAX* WWW*
%notes : NOTE* SOUR=SOUR/SOUR-text*
%media : OBJE=OBJE/OBJE-inline*
%kept : REFN* RIN* CHAN
%ordinance : DATE=ordinance-DATE TEMP PLAC=ordinance-PLAC STAT=ordinance-STAT %notes
%pieces : NPFX GIVN NICK SPFX SURN NSFX %notes
DATASET none : HEAD* FAM=record-FAM* INDI=record-INDI* OBJE=record-OBJE* NOTE=record-NOTE* REPO=record-REPO*
  SOUR=record-SOUR* SUBM=record-SUBM* SUBN=record-SUBN* TRLR*
HEAD none : SOUR=HEAD-SOUR DEST DATE=HEAD-DATE SUBM SUBN FILE=HEAD-FILE COPR GEDC! CHAR! LANG PLAC=HEAD-PLAC
  NOTE=HEAD-NOTE
HEAD-SOUR text : VERS NAME CORP DATA=HEAD-SOUR-DATA
CORP text : %address
HEAD-SOUR-DATA text : DATE=DATE-exact COPR
HEAD-DATE date-exact : TIME
HEAD-PLAC none : FORM=PLAC-FORM!
GEDC none : VERS! FORM=GEDC-FORM!
CHAR text : VERS
TRLR none :
record-FAM none : RESN ANUL* CENS=FAM-CENS* DIV* DIVF* ENGA* MARB* MARC* MARR* MARL* MARS* RESI=FAM-RESI* EVEN=FAM-EVEN*
  HUSB=FAM-HUSB WIFE=FAM-WIFE CHIL* NCHI=FAM-NCHI SUBM* SLGS* %kept %notes %media
record-INDI none : RESN NAME=INDI-NAME* SEX BIRT* CHR* DEAT* BURI* CREM* ADOP* BAPM* BARM* BASM* BLES* CHRA* CONF* FCOM*
  ORDN* NATU* EMIG* IMMI* CENS* PROB* WILL* GRAD* RETI* EVEN* CAST* DSCR* EDUC* IDNO* NATI* NCHI* NMR* OCCU* PROP*
  RELI=INDI-RELI* RESI* SSN* TITL=INDI-TITL* FACT* BAPL* CONL* ENDL* SLGC* FAMC=INDI-FAMC* FAMS* SUBM* ASSO* ALIA* ANCI*
  DESI* RFN* AFN* %kept %notes %media
record-OBJE none : FILE+ %kept %notes
record-NOTE text : %kept SOUR=SOUR/SOUR-text*
record-REPO none : NAME %address NOTE* %kept
record-SOUR none : DATA AUTH TITL ABBR PUBL TEXT REPO* %kept NOTE* %media
record-SUBM none : NAME! %address %media LANG* RFN* RIN* NOTE* CHAN
record-SUBN none : SUBM FAMF TEMP ANCE DESC ORDI RIN* NOTE* CHAN
ADDR text : ADR1 ADR2 ADR3 CITY STAE POST CTRY
ANUL yes : %family
FAM-CENS yes : %family
DIV yes : %family
DIVF yes : %family
ENGA yes : %family
MARB yes : %family
MARC yes : %family
MARR yes : %family
MARL yes : %family
MARS yes : %family
FAM-RESI text : %family
FAM-EVEN text : %family
HUSB none : AGE!
WIFE none : AGE!
FAM-HUSB @INDI :
FAM-WIFE @INDI :
CHIL @INDI :
BIRT yes : %individual FAMC
CHR yes : %individual FAMC
ADOP yes : %individual FAMC=ADOP-FAMC
FAMC @FAM :
ADOP-FAMC @FAM : ADOP=FAMC-ADOP
FAMC-ADOP enum:ADOP :
DEAT yes : %individual
BURI yes : %individual
CREM yes : %individual
BAPM yes : %individual
BARM yes : %individual
BASM yes : %individual
BLES yes : %individual
CHRA yes : %individual
CONF yes : %individual
FCOM yes : %individual
ORDN yes : %individual
NATU yes : %individual
EMIG yes : %individual
IMMI yes : %individual
CENS yes : %individual
PROB yes : %individual
WILL yes : %individual
GRAD yes : %individual
RETI yes : %individual
EVEN text : %individual
CAST text : %individual
DSCR text : %individual
EDUC text : %individual
IDNO text : %individual
NATI text : %individual
NCHI text : %individual
NMR text : %individual
OCCU text : %individual
PROP text : %individual
INDI-RELI text : %individual
RESI text : %individual
SSN text : %individual
INDI-TITL text : %individual
FACT text : %individual
INDI-NAME text : TYPE=NAME-TYPE %pieces FONE=NAME-FONE* ROMN=NAME-ROMN*
NAME-FONE text : TYPE! %pieces
NAME-ROMN text : TYPE! %pieces
SEX enum:SEX :
DATE date :
RESN enum:RESN :
PLAC text : FORM=PLAC-FORM FONE=PLAC-FONE* ROMN=PLAC-ROMN* MAP NOTE*
PLAC-FONE text : TYPE!
PLAC-ROMN text : TYPE!
MAP none : LATI! LONG!
INDI-FAMC @FAM : PEDI STAT=FAMC-STAT NOTE*
FAMS @FAM : NOTE*
SUBM @SUBM :
SUBN @SUBN :
ASSO @INDI : RELA! %notes
ALIA @INDI :
ANCI @SUBM :
DESI @SUBM :
REFN text : TYPE
CHAN none : DATE=DATE-exact! NOTE*
DATE-exact date-exact : TIME
NOTE @NOTE|text : SOUR=SOUR/SOUR-text*
SOUR @SOUR : PAGE EVEN=SOUR-EVEN DATA=SOUR-DATA %media NOTE* QUAY
SOUR-text text : TEXT* %media NOTE* QUAY
SOUR-EVEN text : ROLE
SOUR-DATA none : DATE=date-in-source TEXT*
date-in-source date :
QUAY enum:QUAY :
DATA none : EVEN=DATA-EVEN* AGNC NOTE*
DATA-EVEN text : DATE=DATE-period PLAC=DATA-PLAC
DATE-period date :
REPO @REPO|none : NOTE* CALN*
CALN text : MEDI
OBJE @OBJE :
OBJE-inline none : FILE=inline-FILE+ TITL
inline-FILE text : FORM=inline-FORM
inline-FORM text : MEDI
FILE text : FORM TITL
FORM text : TYPE=MEDI
BAPL none : %ordinance
CONL none : %ordinance
ENDL none : %ordinance
SLGC none : %ordinance FAMC!
SLGS none : %ordinance
ordinance-DATE date :
ordinance-STAT text : DATE=DATE-exact
`

export const gedcom551Sets = `
ADOP : HUSB WIFE BOTH
QUAY : 0 1 2 3
RESN : confidential locked privacy
SEX : M F U
`
