/** A very different campaign for the tests: what `npm run new-campaign` asks, and what its people then wrote. */
export const sampleAnswers = {
  'name-en': 'Homes for Tidewater',
  'name-es': 'Viviendas para Tidewater',
  starts: '2027-03-01',
  ends: '2027-03-28',
  zone: 'America/Chicago',
  address: 'https://tidewater.example.net',
  targets: 'list',
};

const phones = ['(757) 555-0143', '(757) 555-0144', '757-555-0145'];

const people = (...targets: [name: string, role: string, place: string][]) => ({
  targets: targets.map(([name, role, place], index) => {
    return { name, role, phone: phones[index], place, callpower_id: `${index + 1}` };
  }),
});

/** Whom the list of the sample names, in the place of the first one. */
export const sampleTargets = {
  'en/targets.json': people(
    ['Ana Ruiz', 'Council member, Harbor Ward', 'City Hall, Fairview'],
    ['Ben Okafor', 'Council member, Mill Ward', 'City Hall, Fairview'],
    ['Mai Tran', 'Mayor', '1 Market Square, Fairview'],
  ),
  'es/targets.json': people(
    ['Ana Ruiz', 'Concejala, distrito del Puerto', 'Ayuntamiento de Fairview'],
    ['Ben Okafor', 'Concejal, distrito del Molino', 'Ayuntamiento de Fairview'],
    ['Mai Tran', 'Alcaldesa', 'Plaza del Mercado 1, Fairview'],
  ),
};

export const sampleWords: Record<string, object> = {
  'campaign.json': {
    inks: { paper: '#f4f8f5', ink: '#0c1a17', gold: '#9be15d', flame: '#1d5c4a', night: '#10283a' },
  },
  'en/site.json': {
    intro_title: 'Who has a home here?',
    intro_demands: [
      'Build <em>homes</em>',
      'Stop <em>evictions</em>',
      'Cap the <em>rent</em>',
      'Repair the <em>roofs</em>',
      'Open the <em>shelters</em>',
      'Tax <em>empty</em> flats',
    ],
    march_words: ['HOMES', 'EVICTIONS', 'RENT', 'NOW'],
  },
  'es/site.json': {
    intro_title: '¿Quién tiene casa aquí?',
    intro_demands: [
      'Construir <em>viviendas</em>',
      'Parar los <em>desalojos</em>',
      'Limitar el <em>alquiler</em>',
      'Reparar los <em>techos</em>',
      'Abrir los <em>refugios</em>',
      'Gravar pisos <em>vacíos</em>',
    ],
    march_words: ['VIVIENDAS', 'DESALOJOS', 'TECHOS', '¡YA!'],
  },
};
