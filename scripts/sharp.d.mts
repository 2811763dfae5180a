export const sharp: import('sharp').SharpConstructor;
