/** A very different campaign for the tests: an answer to each question but the folder. */
export const sampleAnswers = {
  'name-en': 'Homes for Tidewater',
  'name-es': 'Viviendas para Tidewater',
  starts: '2027-03-01',
  ends: '2027-03-28',
  'question-en': 'Who has a home here?',
  'question-es': '¿Quién tiene casa aquí?',
  'answer-en': 'I am in.',
  'answer-es': 'Cuente conmigo.',
  'demands-en':
    'Build *homes*; Stop *evictions*; Cap the *rent*; Repair the *roofs*; Open the *shelters*; Tax *empty* flats',
  'demands-es':
    'Construir *viviendas*; Parar los *desalojos*; Limitar el *alquiler*; Reparar los *techos*; Abrir los *refugios*; Gravar pisos *vacíos*',
  targets: 'list',
  'targets-en':
    'Ana Ruiz | Council member, Harbor Ward | (757) 555-0143 | City Hall, Fairview; Ben Okafor | Council member, Mill Ward | (757) 555-0144 | City Hall, Fairview; Mai Tran | Mayor | 757-555-0145 | 1 Market Square, Fairview',
  'targets-es':
    'Concejala, distrito del Puerto | Ayuntamiento de Fairview; Concejal, distrito del Molino | Ayuntamiento de Fairview; Alcaldesa | Plaza del Mercado 1, Fairview',
  'call-en': 'Call the council',
  'call-es': 'Llame al concejo',
  'salutation-en': 'To the members of the Fairview City Council:',
  'salutation-es': 'A los miembros del concejo municipal de Fairview:',
  address: 'https://tidewater.example.net',
  inks: '#f4f8f5 #0c1a17 #9be15d #1d5c4a #10283a',
};

/** The same campaign, which calls nobody. */
export const sampleWithoutCalls = {
  ...sampleAnswers,
  targets: 'nobody',
  'salutation-en': 'To everybody who rents in Fairview:',
  'salutation-es': 'A quienes alquilan en Fairview:',
};
