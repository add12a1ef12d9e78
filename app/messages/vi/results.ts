import { plural } from "~/messages/plural";

export const headline = "Kết\u00a0quả của quý khách đã sẵn\u00a0sàng";
export const lead =
  "Mọi kết quả chúng tôi làm cho quý khách ở ngay bên dưới. Nhắn tin cho chúng tôi nếu còn thiếu gì.";
export const availableUntil = (day: string) => `Tải xuống được đến hết ngày ${day}. Lưu một bản riêng.`;

export const versionOf = (version: number, day: string) => `Phiên bản ${version}, ngày ${day}`;
export const fileCount = plural({ other: "# tệp" });
export const earlier = (version: number, day: string) => `Phiên bản trước ${version}, ngày ${day}`;

export const downloadAll = (size: string) => `Tải xuống tất cả (${size})`;
export const zipAdvice =
  "Tất cả là một tệp ZIP, phải tải lại từ đầu nếu mất kết nối. Từng tệp riêng thì tải tiếp từ chỗ đã dừng.";
export const download = "Tải xuống";
export const downloadFile = (name: string) => `Tải xuống ${name}`;
export const open = "Mở";
export const openPage = (name: string) => `Mở ${name} trên trang web khác`;
export const openFile = (name: string) => `Mở ${name} trong trình duyệt`;
export const onSite = (host: string) => `Trên ${host}`;
export const look = "Xem tại đây";
export const tourPictures = plural({ other: "# ảnh của tour ảo" });
export const checksum = "Mã kiểm tra (SHA-256)";
export const checksumHint = "Bản tải xuống đầy đủ có đúng mã này.";
export const copy = "Sao chép";
export const copied = "Đã sao chép";

export const types = {
  e57: {
    name: "Đám mây điểm (E57)",
    opens: "Mở bằng Autodesk ReCap, Leica Cyclone, FARO SCENE, hoặc CloudCompare (miễn phí).",
  },
  las: {
    name: "Đám mây điểm (LAS)",
    opens: "Mở bằng Autodesk ReCap, hoặc CloudCompare và QGIS (miễn phí).",
  },
  laz: { name: "Đám mây điểm (LAZ)", opens: "Mở bằng CloudCompare và QGIS (miễn phí)." },
  ply: { name: "Bản quét (PLY)", opens: "Mở bằng CloudCompare, MeshLab và Blender (miễn phí)." },
  points: { name: "Đám mây điểm (văn bản)", opens: "Mở bằng Autodesk ReCap, hoặc CloudCompare (miễn phí)." },
  revit: { name: "Mô hình Revit (RVT)", opens: "Mở bằng phiên bản Revit đã lưu tệp, hoặc mới hơn." },
  ifc: { name: "Mô hình công trình (IFC)", opens: "Mở bằng Revit, Archicad và các phần mềm BIM khác." },
  dwg: { name: "Bản vẽ (DWG)", opens: "Mở bằng AutoCAD, hoặc DWG TrueView (miễn phí)." },
  dxf: { name: "Bản vẽ (DXF)", opens: "Mở bằng AutoCAD và hầu hết phần mềm vẽ." },
  sketchUp: { name: "Mô hình SketchUp (SKP)", opens: "Mở bằng SketchUp, hoặc SketchUp for Web (miễn phí)." },
  model: { name: "Mô hình 3D", opens: "Mở bằng 3ds Max, Maya, hoặc Blender (miễn phí)." },
  materials: {
    name: "Vật liệu của mô hình (MTL)",
    opens: "Để tệp này cùng thư mục với tệp OBJ. Phần mềm đọc cả hai tệp cùng lúc.",
  },
  gltf: { name: "Mô hình 3D (glTF)", opens: "Mở bằng hầu hết trình xem 3D, hoặc Blender (miễn phí)." },
  pdf: { name: "Tài liệu (PDF)", opens: "Mở được trên mọi thiết bị." },
  table: { name: "Bảng tính", opens: "Mở bằng Excel và Numbers, hoặc LibreOffice (miễn phí)." },
  picture: { name: "Ảnh", opens: "Mở được trên mọi thiết bị." },
  tiff: {
    name: "Ảnh (TIFF)",
    opens: "Mở bằng phần mềm ảnh. Ảnh có vị trí bản đồ mở được cả bằng QGIS (miễn phí).",
  },
  video: { name: "Video (MP4)", opens: "Phát được trên mọi thiết bị." },
  mov: { name: "Video (MOV)", opens: "Phát bằng QuickTime, hoặc VLC (miễn phí)." },
  zip: { name: "Tệp nén (ZIP)", opens: "Giải nén để xem bên trong." },
  other: { name: "Tệp", opens: "Hỏi chúng tôi nếu chưa biết cách mở." },
};

export const tour = {
  title: "Tour\u00a0ảo 360°",
  explore: "Mở tour\u00a0ảo",
  size: plural({ other: "# vị trí, mỗi vị trí được tải khi quý khách đến đó" }),
  needsScript: "Tour ảo cần JavaScript. Nếu không có JavaScript, tải xuống các ảnh bên dưới.",
  unsupported: "Trình duyệt này không hiển thị được tour ảo. Tải xuống các ảnh bên dưới.",
  canvasLabel: "Góc nhìn 360°",
  positions: "Các vị trí",
};

export const share = {
  heading: "Chia sẻ với đồng nghiệp",
  lead: "Người có đường dẫn xem và tải xuống được các kết quả này. Họ không thấy yêu cầu, báo giá hay tin nhắn của quý khách.",
  label: "Dành cho ai",
  hint: "Chỉ quý khách và chúng tôi đọc được.",
  days: "Thời hạn",
  dayOptions: { 7: "Một tuần", 30: "30 ngày", 90: "90 ngày" },
  send: "Tạo đường dẫn",
  sent: "Đường dẫn đã sẵn sàng",
  sentAdvice: "Sao chép ở mục “Chia sẻ với đồng nghiệp” rồi gửi cho họ.",
  links: "Các đường dẫn còn hiệu lực",
  count: plural({ other: "# đường dẫn" }),
  until: (day: string) => `Có hiệu lực đến hết ngày ${day}`,
  end: "Tắt",
  endFor: (label: string) => `Tắt đường dẫn cho ${label}`,
  ended: "Đường dẫn đã tắt",
  endedAdvice: "Đường dẫn không mở được gì nữa. Những gì đã tải xuống vẫn còn ở chỗ người tải.",
  full: (limit: number) => `Đã có ${limit} đường dẫn. Tắt bớt một đường dẫn trước.`,
};
export const shareErrors = {
  label: {
    missing: "Nhập tên người nhận đường dẫn",
    tooLong: (limit: number) => `Rút ngắn còn tối đa ${limit} ký tự`,
  },
  days: "Chọn thời hạn của đường dẫn",
  gone: "Tải lại trang rồi thử lại",
};

export const shared = {
  title: "Kết quả được chia sẻ",
  description: "Các kết quả đã được chia sẻ với quý khách.",
  lead: (company: string) =>
    `Các kết quả này do ${company} làm cho một khách hàng. Khách hàng đó chia sẻ với quý khách.`,
  worksUntil: (day: string) => `Đường dẫn này có hiệu lực đến hết ngày ${day}.`,
  none: "Hiện chưa có kết quả nào ở đây.",
  unknownTitle: "Đường dẫn này không mở được kết quả nào",
  unknownLead: "Đường dẫn có thể chưa đầy đủ hoặc đã tắt. Nhờ người gửi cấp đường dẫn mới.",
  tooManyAdvice: (wait: string) => `Mạng này đã thử quá nhiều địa chỉ không mở được gì. Thử lại sau ${wait}.`,
};
export const unknownFile = "Chúng tôi không tìm thấy tệp này. Mở lại trang kết quả và tải xuống từ đó.";
