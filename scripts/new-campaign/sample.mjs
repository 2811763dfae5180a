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
  address: 'https://tidewater.example.net',
  inks: '#f4f8f5 #0c1a17 #9be15d #1d5c4a #10283a',
};
