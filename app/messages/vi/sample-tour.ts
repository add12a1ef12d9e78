export const title = "Tour\u00a0ảo mẫu";
export const description =
  "Tham quan một căn hộ mẫu ngay trong trình duyệt: sáu vị trí 360°, nối nhau qua mọi cửa, với mặt bằng làm bản đồ.";
export const lead = "Nhìn quanh 360°, đi qua các cửa và luôn biết mình đang ở đâu trên mặt bằng.";

export const sectionTitle = "Tự mình tham\u00a0quan";
export const sectionLead = "Sáu vị trí trong một căn hộ mẫu, nối nhau qua mọi cửa. Không cần cài đặt gì.";
export const pageLink = "Mở trang của tour ảo mẫu";

export const posterAlt =
  "Khu vực phòng khách và bàn ăn của một căn hộ, cửa mở sang phòng ngủ và phòng làm việc.";
export const caption = "Căn hộ do máy tính tạo ra, hiện 360° từ sáu vị trí.";
export const explore = "Tham\u00a0quan căn\u00a0hộ";
export const fileSize = "Chỉ tải khi bấm: ảnh nhỏ trước, ảnh sắc nét sau.";
export const needsScript =
  "Tour ảo cần JavaScript. Nếu không có JavaScript, xem sáu vị trí bằng hình ảnh ở bên dưới, kèm mặt bằng.";
export const unsupported =
  "Trình duyệt này không hiển thị được tour ảo. Xem sáu vị trí bằng hình ảnh ở bên dưới.";
export const viewerFailed = "Không tải được tour ảo. Kiểm tra kết nối rồi thử lại.";

export const canvasLabel = "Góc nhìn 360° của căn hộ";
export const loading = "Đang tải tour ảo…";
export const loadingNext = (name: string) => `Đang tải: ${name}…`;
export const loadFailed = "Không tải được vị trí này. Kiểm tra kết nối rồi thử lại.";
export const damaged =
  "Hình của vị trí này bị hỏng nên tour ảo không hiện được. Yêu cầu chúng tôi gửi bản mới.";
export const contextLost = "Trình điều khiển đồ họa đã khởi động lại. Chúng tôi đang vẽ lại tour ảo.";
export const contextGone = "Trình điều khiển đồ họa đã dừng, nên chúng tôi đã đóng tour ảo. Mở lại tour ảo.";
export const scrollHint = "Bấm vào hình trước, rồi cuộn để thu phóng.";
export const firstHint = "Kéo để nhìn quanh. Để đi tiếp, chọn tên hiện ở mỗi lối đi.";
export const lookHint = "Kéo để nhìn quanh.";
export const close = "Đóng tour\u00a0ảo";
export const here = (number: number, all: number, name: string) => `Vị trí ${number}/${all}: ${name}`;

export const names = {
  entrance: "Lối\u00a0vào",
  living: "Phòng\u00a0khách",
  kitchen: "Bếp",
  bath: "Phòng\u00a0tắm",
  bedroom: "Phòng\u00a0ngủ",
  study: "Phòng làm\u00a0việc",
};
export const ways = {
  entrance: "Đến lối\u00a0vào",
  living: "Đến phòng\u00a0khách",
  kitchen: "Đến bếp",
  bath: "Đến phòng\u00a0tắm",
  bedroom: "Đến phòng\u00a0ngủ",
  study: "Đến phòng làm\u00a0việc",
};
export const map = "Bản đồ";
export const mark = (number: number, name: string) => `${number}, ${name}`;

export const move = "Nhìn và thu phóng";
export const moves = {
  left: "Nhìn sang trái",
  right: "Nhìn sang phải",
  up: "Nhìn lên",
  down: "Nhìn xuống",
  in: "Phóng to",
  out: "Thu nhỏ",
};
export const motion = "Nhìn quanh bằng cách xoay điện\u00a0thoại";
export const motionRefused = "Điện thoại không cho trang này biết chuyển động. Kéo để nhìn quanh.";

export const walk = { name: "Đi tiếp", text: "Chọn một tên ở lối đi, hoặc một số trên bản đồ." };
export const walkByList = {
  name: "Đi tiếp",
  text: "Chọn một tên trong danh sách, hoặc nhấn N để đến vị trí tiếp theo và P để về vị trí trước.",
};
export const previous = "Vị trí trước";
export const next = "Vị trí tiếp\u00a0theo";
export const controls = [
  { name: "Nhìn quanh", text: "Kéo bằng chuột hoặc một ngón tay, hoặc nhấn các phím mũi tên." },
  {
    name: "Thu phóng",
    text: "Chụm hoặc mở hai ngón tay, bấm vào hình rồi cuộn, hoặc nhấn + và −.",
  },
  { name: "Nhìn ngang", text: "Nhấn phím Home." },
];

export const positionsTitle = "Sáu vị\u00a0trí";
export const positionsLead = "Lộ trình đi vào từ lối vào và nối các vị trí qua mọi cửa.";
export const viewAlts = {
  entrance: "Từ lối vào: khu vực phòng khách và bàn ăn thông nhau.",
  living: "Từ giữa phòng khách: ghế sofa, tấm thảm và bàn ăn.",
  kitchen: "Bếp có đảo bếp và tủ sẫm màu.",
  bath: "Phòng tắm có bồn tắm và tủ lavabo.",
  bedroom: "Phòng ngủ có giường rộng dưới cửa sổ.",
  study: "Phòng làm việc có bàn, ghế sofa và tấm thảm.",
};
export const stand = "Đứng ở đây";
export const standAt = (name: string) => `Đứng ở đây: ${name}`;

export const factsTitle = "Tour\u00a0ảo này được làm thế\u00a0nào";
export const factsText =
  "Căn hộ là một mô hình 3D, được kết xuất 360° từ sáu vị trí cách sàn 4′-11″ (1,5\u00a0m). Tour ảo của quý khách sẽ gồm ảnh chụp các phòng thật, với danh sách tên các vị trí thay cho mặt bằng và các cửa.";
export const planText =
  "Đây cũng là căn hộ trên mặt bằng mẫu, và bản đồ trong tour ảo chính là mặt bằng đó. <link>Xem Bản vẽ 2D từ bản quét</link>.";
export const closing = "Quý\u00a0khách muốn mọi người tham\u00a0quan nơi nào?";
