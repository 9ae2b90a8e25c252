import sharp from 'sharp';
import { serveIsolate } from '../isolate/serve-isolate.ts';
import type { PictureAnswer, PictureTask } from './picture-work.ts';
import { doPictureWork } from './picture-work.ts';

// The other core belongs to the people at their screens.
sharp.concurrency(1);
sharp.cache(false);

serveIsolate<PictureTask, PictureAnswer>(doPictureWork);
