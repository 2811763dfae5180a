/** The inks and papers of every drawing; the site's own tokens carry the same values. */
export const inks = {
  paper: '#FBF5E9',
  sheet: '#FFFDF7',
  cream: '#FFF8EC',
  ink: '#16120E',
  gold: '#FFC53D',
  ray: '#FFD672',
  flame: '#B92B1A',
  flameRay: '#A32415',
  flameFar: '#7D180C',
  stick: '#6B4A24',
  night: '#1C1836',
  nightRay: '#2C2650',
  nightFar: '#5A2A3A',
  nightNear: '#0B0914',
};

/** What changes in the dark scheme: the hour before dawn. */
export const darkInks = {
  ray: '#2A2450',
  marchLight: '#A79FC2',
  placard: '#F3EBDA',
};
